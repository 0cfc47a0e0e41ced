import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { recogniseMe } from "./app/me.svelte";
import { keepTheme, preferences } from "./app/preferences.svelte";
import { fetchTable } from "./screens/load";
import { followAddress, route } from "./app/route.svelte";
import { installWorker, reloadWhenOutdated } from "./app/worker";
import { LANGUAGES, type Language } from "./words/language";
import { speak } from "./words/words.svelte";

/** How long the first page waits for the server to say who is signed in, in milliseconds. */
const PATIENCE = 400;

keepTheme();
followAddress();
reloadWhenOutdated();
if (route.now.at === "table") fetchTable();
const app = document.getElementById("app")!;
// Waits for words and name together, so that nothing flickers; a slow answer does not hold up the page.
const known = Promise.race([recogniseMe(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
if (await speakAny()) {
  await known;
  mount(App, { target: app });
} else {
  // No language file could be loaded.
  app.textContent = "Ninety-Eight: no network. It opens as soon as there is one.";
  addEventListener("online", () => location.reload());
}
void installWorker();

/** Loads the preferred language, or offline any that this device has cached. */
async function speakAny(): Promise<boolean> {
  for (const language of [preferences.language, ...(Object.keys(LANGUAGES) as Language[])]) {
    try {
      await speak(language);
      return true;
    } catch {
      // Try the next one.
    }
  }
  return false;
}
