// A file with a game that is over, opened in a browser.

import "./fonts.css";
import "../theme/theme.css";
import { mount } from "svelte";
import { learn } from "../i18n/words.svelte";
import { ready } from "../plays";
import { LANGUAGES, followSettings, settings, type Language } from "../settings.svelte";
import Cinema from "./Cinema.svelte";
import { unpack } from "./film";

const film = await unpack(document.getElementById("film")!.textContent);
if (film.language in LANGUAGES) settings.language = film.language as Language;
followSettings();
await learn(["page", "summary"]);
await ready(film.game);
mount(Cinema, { target: document.getElementById("tawy")!, props: { film } });
