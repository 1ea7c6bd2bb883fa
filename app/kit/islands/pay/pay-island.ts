import { look } from "./look.ts";
import { offerSheet } from "./sheet.ts";

/** The script of a page that waits for a payment: nothing newer than ES2018, no innerHTML. */
const { check = "", standing = "" } = document.currentScript?.dataset ?? {};

offerSheet(look(check, standing));
