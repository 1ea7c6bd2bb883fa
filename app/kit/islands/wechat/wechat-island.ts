import { openMiniPages } from "./mini-link.ts";
import { offerCard } from "./share.ts";

/** The script with WeChat's JS-SDK: a card for a page that is shared, a mini-program's page for its link. */
const { ask } = document.currentScript?.dataset ?? {};

if (ask !== undefined) offerCard(ask);
openMiniPages();
