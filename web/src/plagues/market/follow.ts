// Tokens of the market have no names of their own: which is which follows from what stayed in its order.

/** Keys for a row of things after a change: whatever stayed, in order, keeps its key; the rest is new. */
export function follow(
  before: readonly (string | null)[],
  keys: readonly number[],
  after: readonly (string | null)[],
  next: () => number,
): number[] {
  const kept = common(before, after);
  return after.map((_, index) => {
    const from = kept.get(index);
    return from === undefined ? next() : (keys[from] ?? next());
  });
}

/** The longest common run of two rows, in order: by place in the later, the place in the earlier. */
function common(before: readonly (string | null)[], after: readonly (string | null)[]): Map<number, number> {
  const longest = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (one: number, other: number): number => longest[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const same = before[one] !== null && before[one] === after[other];
      longest[one]![other] = same ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const found = new Map<number, number>();
  for (let one = 0, other = 0; one < before.length && other < after.length;) {
    if (before[one] !== null && before[one] === after[other]) found.set(other++, one++);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return found;
}
