import { watchKeys } from "./keys.ts";
import { saveByItself } from "./save-by-itself.ts";

watchKeys();
const draft = document.querySelector<HTMLFormElement>("form[data-saves]");
if (draft) saveByItself(draft);
