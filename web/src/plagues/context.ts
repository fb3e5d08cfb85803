// What every part of the table may reach: where clicks go.

import { createContext } from "svelte";
import type { Aim } from "./choices/aim.svelte";

export const [useAim, giveAim] = createContext<Aim>();
