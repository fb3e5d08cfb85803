import "@fontsource-variable/alegreya/index.css";
import "@fontsource-variable/source-sans-3/index.css";
import "./theme/theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { learn } from "./i18n/words.svelte";
import { followLinks } from "./router.svelte";
import { followSettings } from "./settings.svelte";
import { install } from "./worker/installing";

followSettings();
followLinks();
await learn(["page"]);
mount(App, { target: document.getElementById("tawy")! });
install();
