import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { recogniseMe } from "./state/me.svelte";
import { keepTheme, preferences } from "./state/preferences.svelte";
import { followAddress } from "./state/route.svelte";
import { speak } from "./words/words.svelte";

keepTheme();
followAddress();
// Words and name come together, so that nothing is shown in one language and then in another.
await Promise.all([speak(preferences.language), recogniseMe().catch(() => undefined)]);
mount(App, { target: document.getElementById("app")! });

// Installed, the client opens at once; what it shows of tables always comes from the server.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/worker.js");
