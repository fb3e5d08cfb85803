import { afterEach, beforeEach, expect, it, vi } from "vitest";

const me = vi.hoisted(() => vi.fn());
vi.mock("./net/api", () => ({ api: { me } }));
const { FRESH, meet, person } = await import("./person.svelte");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("the server is asked once who one is while a page opens, and again later", async () => {
  me.mockRejectedValueOnce(new Error("no connection"));
  await expect(meet()).rejects.toThrow();
  expect(person.known).toBe(false);
  me.mockResolvedValue({ id: "a", name: "Ada" });
  await Promise.all([meet(), meet()]);
  await meet();
  expect(person.me?.name).toBe("Ada");
  expect(me).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(FRESH);
  await meet();
  expect(me).toHaveBeenCalledTimes(3);
});
