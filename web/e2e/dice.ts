// Choices by chance that are the same every time.

export class Dice {
  constructor(private state: number) {}

  /** A number from 0 up to 1 (mulberry32). */
  roll(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  pick<T>(things: readonly T[]): T {
    const found = things[Math.floor(this.roll() * things.length)];
    if (found === undefined) throw new Error("there is nothing to choose from");
    return found;
  }
}
