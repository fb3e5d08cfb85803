// Looking closer at the map: pinch, drag, and two buttons. Nothing here knows what is on it.

interface Finger {
  x: number;
  y: number;
}

const NEAREST = 3.2;
/** A pointer that moved less than this has clicked. */
const STILL = 7;

export class Lens {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  private fingers = new Map<number, Finger>();
  private travelled = 0;

  constructor(
    private readonly width: number,
    private readonly height: number,
    private readonly left: number,
    private readonly top: number,
  ) {}

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.scale})`;
  }
  /** The last pointer dragged the map: its click is not meant for what lies below. */
  get dragged(): boolean {
    return this.travelled > STILL;
  }

  /** Closer or further, keeping a point of the drawing (in its own units) where it is. */
  zoom(factor: number, about: Finger = { x: this.left + this.width / 2, y: this.top + this.height / 2 }): void {
    const scale = Math.min(NEAREST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.x = about.x - (about.x - this.x) * ratio;
    this.y = about.y - (about.y - this.y) * ratio;
    this.scale = scale;
    this.keepInside();
  }

  private keepInside(): void {
    const inside = (at: number, from: number, size: number): number =>
      Math.min(from * (1 - this.scale), Math.max((from + size) * (1 - this.scale), at));
    this.x = inside(this.x, this.left, this.width);
    this.y = inside(this.y, this.top, this.height);
  }

  private point(event: PointerEvent | WheelEvent, svg: SVGSVGElement): Finger {
    const box = svg.getBoundingClientRect();
    const unit = this.width / box.width;
    return { x: this.left + (event.clientX - box.left) * unit, y: this.top + (event.clientY - box.top) * unit };
  }

  down(event: PointerEvent, svg: SVGSVGElement): void {
    if (!this.fingers.size) this.travelled = 0;
    this.fingers.set(event.pointerId, this.point(event, svg));
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.point(event, svg);
    const others = [...this.fingers.entries()].filter(([id]) => id !== event.pointerId);
    this.fingers.set(event.pointerId, now);
    const other = others[0]?.[1];
    if (other) {
      const apart = (one: Finger): number => Math.hypot(one.x - other.x, one.y - other.y);
      this.travelled += STILL + 1;
      this.zoom(apart(now) / Math.max(1, apart(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (this.scale > 1) {
      this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
      this.x += now.x - before.x;
      this.y += now.y - before.y;
      this.keepInside();
    }
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(Math.exp(-event.deltaY / 300), this.point(event, svg));
  }
}
