// A small table for tests: bare, and whatever a test puts on it.

import type { AnkhColumns } from "../net/protocol";
import { SPACES } from "./facts";

const each = <Of>(seats: number, of: () => Of): Of[] => Array.from({ length: seats }, of);

/** An empty table whose map is one region, with some columns set. */
export function table(changes: Partial<AnkhColumns> = {}, seats = 2): AnkhColumns {
  return {
    abilities: each(seats, () => []),
    aims: [],
    amun_ready: false,
    ankhs: each(seats, () => 9),
    arena: null,
    built: [[], [], []],
    camels: [],
    cards: each(seats, () => []),
    devotion: each(seats, () => 0),
    ending: "",
    event: 0,
    fallen: each(seats, () => 0),
    fighters: [],
    first: 0,
    followers: each(seats, () => 1),
    god_at: each(seats, () => null),
    gods: ["isis", "ra", "amun", "anubis", "osiris"].slice(0, seats),
    guardian_pool: each(3 * seats, () => 0),
    guardian_supply: [1, 1, 1],
    guardians: each(3 * seats, () => []),
    guardians_gone: [0, 0, 0],
    hand: each(seats, () => ["flood"]),
    kinds: ["satet", "mummy", "giant_scorpion"],
    last_red: 20,
    offers: each(seats, () => null),
    owned: each(seats, () => []),
    powers: each(seats, () => []),
    regions: [[...SPACES]],
    scenario: "middle_kingdom",
    sealed: each(seats, () => null),
    seats,
    sheltered: [],
    side_of: Array.from({ length: seats }, (_, seat) => seat),
    standing: Array.from({ length: seats }, (_, side) => side),
    suns: [],
    tie_holder: null,
    tie_up: false,
    tiles: [],
    track: [0, 0, 0, 0],
    trapped: each(seats, () => 0),
    turn: 0,
    victor: null,
    warrior_pool: each(seats, () => 6),
    warriors: each(seats, () => []),
    winner: null,
    ...changes,
  };
}
