// Arrow keys walk inside a group of buttons: each has its row and column; Tab goes in and out of the group at one place.

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export interface Spot {
  row: number;
  column: number;
}

/** The spot that an arrow leads to: the nearest in its direction, straight ahead if there is one. */
export function next<T extends Spot>(spots: readonly T[], from: Spot, key: string): T | null {
  const way = STEPS[key];
  if (!way) return null;
  const [down, right] = way;
  const ahead = (spot: Spot): number => (spot.row - from.row) * down + (spot.column - from.column) * right;
  const aside = (spot: Spot): number =>
    Math.abs((spot.row - from.row) * right) + Math.abs((spot.column - from.column) * down);
  const found = spots
    .filter((spot) => ahead(spot) > 0)
    .sort((one, other) => aside(one) * 10 + ahead(one) - (aside(other) * 10 + ahead(other)));
  return found[0] ?? null;
}

/** Attached to a group whose buttons carry `data-spot="row,column"`. */
export function arrows(group: Element): () => void {
  const all = (): { element: HTMLElement; row: number; column: number }[] =>
    [...group.querySelectorAll<HTMLElement>("[data-spot]")].map((element) => {
      const [row = 0, column = 0] = (element.dataset.spot ?? "").split(",").map(Number);
      return { element, row, column };
    });
  const settle = (chosen: HTMLElement | undefined): void => {
    for (const { element } of all()) element.tabIndex = element === chosen ? 0 : -1;
  };
  const key = (event: Event): void => {
    const { key: pressed, target } = event as KeyboardEvent;
    const spots = all();
    const from = spots.find(({ element }) => element === target);
    const to = from && next(spots, from, pressed);
    if (!to) return;
    event.preventDefault();
    settle(to.element);
    to.element.focus();
  };
  const focus = (event: Event): void =>
    settle((event.target as HTMLElement).closest<HTMLElement>("[data-spot]") ?? undefined);
  const tidy = (): void => {
    const spots = all();
    if (spots.filter(({ element }) => element.tabIndex === 0).length !== 1) settle(spots[0]?.element);
  };
  tidy();
  const watcher = new MutationObserver(tidy);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("keydown", key);
  group.addEventListener("focusin", focus);
  return () => {
    watcher.disconnect();
    group.removeEventListener("keydown", key);
    group.removeEventListener("focusin", focus);
  };
}
