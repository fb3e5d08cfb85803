// What a table can wish for before a game of 10 Plagues.

import printed from "../../content/plagues.json";
import type { Form } from "../../game";
import RoleSign from "./RoleSign.svelte";
import Wishes from "./Wishes.svelte";

export const form: Form = {
  roles: { kind: "province", field: "provinces", ids: printed.provinces.map(({ id }) => id), Sign: RoleSign },
  Wishes,
};
