// What an update says of a view, and the view that it leads to.

/** The fields that changed; of a list as long as before the entries that changed, by place; anything else whole. */
export type Changes<Of> =
  | Of
  | (Of extends readonly (infer Entry)[]
      ? { readonly [place: string]: Changes<Entry> }
      : Of extends object
        ? { readonly [Field in keyof Of]?: Changes<Of[Field]> }
        : never);

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A value with changes laid over it. What has not changed stays the same object. */
export function changed<Of>(was: Of, changes: Changes<Of>): Of {
  if (!isObject(was) || !isObject(changes) || Array.isArray(changes)) return changes as Of;
  const now = (Array.isArray(was) ? [...was] : { ...was }) as Record<string, unknown>;
  for (const [place, change] of Object.entries(changes)) now[place] = changed(now[place], change);
  return now as Of;
}
