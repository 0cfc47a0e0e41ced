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

/** How long the first page waits for the server to say who one is, in milliseconds. */
const PATIENCE = 400;

keepTheme();
followAddress();
reloadWhenOutdated();
if (route.now.at === "table") fetchTable();
const app = document.getElementById("app")!;
// Words and name come together, so that nothing is shown twice; but a slow answer keeps nobody from the page.
const known = Promise.race([recogniseMe(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
if (await speakAny()) {
  await known;
  mount(App, { target: app });
} else {
  // Not even words could be had, so these are of no language file.
  app.textContent = "Ninety-Eight: no network. It opens as soon as there is one.";
  addEventListener("online", () => location.reload());
}
void installWorker();

/** Speak the language that is wanted, or, without a network, any that this device has kept. */
async function speakAny(): Promise<boolean> {
  for (const language of [preferences.language, ...(Object.keys(LANGUAGES) as Language[])]) {
    try {
      await speak(language);
      return true;
    } catch {
      // The next one may be there.
    }
  }
  return false;
}
