// What a table can wish for before a game of Ankh.

import printed from "../../content/ankh.json";
import type { Form } from "../../game";
import RoleSign from "./RoleSign.svelte";
import Wishes from "./Wishes.svelte";

export const form: Form = {
  roles: { kind: "god", field: "gods", ids: printed.gods.map(({ id }) => id), Sign: RoleSign },
  Wishes,
};
