import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { recogniseMe } from "./state/me.svelte";
import { keepTheme, preferences } from "./state/preferences.svelte";
import { loadTable } from "./screens/load";
import { followAddress, route } from "./state/route.svelte";
import { installWorker, reloadWhenOutdated } from "./state/worker";
import { speak } from "./words/words.svelte";

keepTheme();
followAddress();
reloadWhenOutdated();
if (route.now.at === "table") void loadTable();
// Words and name come together, so that nothing is shown in one language and then in another.
await Promise.all([speak(preferences.language), recogniseMe().catch(() => undefined)]);
mount(App, { target: document.getElementById("app")! });
void installWorker();
