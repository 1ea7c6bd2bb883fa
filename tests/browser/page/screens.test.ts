import type { Page, Response } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FIXED_NOTICE } from "#app/kit/page/frame/fixed-notice.ts";
import { stylesheetOf } from "#app/kit/styles/site-css.ts";
import { makeSiteCss } from "#scripts/vite/site-css.ts";
import { type RealAnswers, realAnswers } from "#tests/kit/answers/real-answers.ts";
import { openFaultyHouse, SCRIPTS } from "#tests/kit/browser/browser.ts";
import { english, forbidden } from "#tests/kit/browser/browser-words.ts";
import { missingRules } from "#tests/kit/browser/missing-rules.ts";
import { axeFaults, copyOnto, sideways, tooSmall, weightOf, words } from "#tests/kit/browser/page-checks.ts";
import { type Access, EXPERT, OPERATOR, startAccess } from "#tests/kit/desk/access.ts";
import { answerAsReal, screens } from "#tests/kit/screens/all-screens.ts";
import type { Screen } from "#tests/kit/screens/screen.ts";

type House = Awaited<ReturnType<typeof openFaultyHouse>>;

/** HTML and CSS of any page, brotli: what the first flight of a connection carries. */
const MOST_BYTES = 14 * 1024;

/** All that the site can look like. */
let wholeCss = "";
let real: RealAnswers;
let warm: House;
let cold: House;
/** Opened for the first screen that wants it. */
let alone: Promise<House> | undefined;
let access: Access;
let vars: Record<string, string>;
/** Where what a browser without scripts shows is looked at. */
let twin: Page;
beforeAll(async () => {
  wholeCss = stylesheetOf((await makeSiteCss()).rules);
  real = await realAnswers();
  access = await startAccess();
  vars = { ...access.vars, DESK_LOCAL_SECRET: "a-secret-of-this-machine".repeat(2) };
  [warm, cold] = await Promise.all([openFaultyHouse({ vars }), openFaultyHouse({ vars })]);
  answerAsReal(warm.upstream, real, false);
  await warm.site.visitor().get("/?whole=1");
  twin = await warm.browser.newPage({ viewport: { width: 375, height: 812 }, hasTouch: true });
});
afterAll(async () => {
  await Promise.all([warm, cold, await alone].map((house) => house?.close()));
  access?.close();
});

async function houseOf(screen: Screen): Promise<House> {
  if (screen.alone !== true) return screen.cold === true ? cold : warm;
  alone ??= openFaultyHouse({ vars });
  return alone;
}

/** The screen as it is to be seen, and what the last document on the way there weighs. */
async function see(screen: Screen, scripts: boolean) {
  const house = await houseOf(screen);
  answerAsReal(house.upstream, real, screen.cold === true);
  const { userAgent } = screen;
  const phone = await house.phone({ scripts, ...(userAgent !== undefined && { userAgent }) });
  if (screen.as !== undefined) {
    const assertion = await access.assert(screen.as === "operator" ? OPERATOR : EXPERT);
    await phone.page.setExtraHTTPHeaders({ "cf-access-jwt-assertion": assertion });
  }
  let last: Response | undefined;
  phone.page.on("response", (response) => {
    if (response.request().resourceType() === "document" && response.status() !== 303) last = response;
  });
  await screen.show({ ...phone, upstream: house.upstream, real });
  await phone.page.locator("footer").waitFor({ state: "attached" });
  if (scripts) await hold(phone.page);
  return { page: phone.page, bytes: weightOf((await last?.text()) ?? "") };
}

/** A page that loads itself again is held: a busy machine looks at it for longer than it would stay. */
const hold = (page: Page) =>
  page.evaluate(() => {
    if (document.querySelector("[data-reload]") === null) return;
    for (let id = window.setTimeout(() => undefined); id > 0; id--) window.clearTimeout(id);
  });

const weights = new Map<string, number>();
afterAll(() => {
  const rows = [...weights].sort(([, a], [, b]) => b - a);
  console.log(rows.map(([what, bytes]) => `${String(bytes).padStart(6)} B  ${what}`).join("\n"));
});

const tooHeavy = (bytes: number) => (bytes > MOST_BYTES ? [`${bytes} B of HTML and CSS`] : []);

describe.each(SCRIPTS)("scripts %s", (_said, scripts) => {
  const shown = screens.filter((screen) => scripts || screen.needsScripts !== true);

  test.each(shown.map((screen): [string, Screen] => [screen.what, screen]))(
    "%s: nothing that axe knows, in fair Chinese, light, for fingers, nothing sideways",
    async (what, screen) => {
      const { page, bytes } = await see(screen, scripts);
      if (!scripts) {
        weights.set(what, bytes);
        await copyOnto(twin, page);
      }
      const said = await words(page);
      const drawn = [...real.luck.paid.made, ...real.luck.drawnOut.made].flatMap(
        ({ name }) => name.romanisation,
      );
      const spellings = [...real.detail.romanisation, ...real.paid.score.romanisation, ...drawn];
      const found = {
        axe: await axeFaults(scripts ? page : twin),
        small: await tooSmall(page),
        banned: forbidden(said),
        english: english(said, spellings),
        notices: said.replaceAll(/\s/g, "").split(FIXED_NOTICE).length - 1,
        heavy: scripts ? [] : tooHeavy(bytes),
        unstyled: await missingRules(page, wholeCss),
        sideways: await sideways(page),
      };
      expect(found).toEqual({
        axe: [],
        small: [],
        banned: [],
        english: [],
        notices: 1,
        heavy: [],
        unstyled: [],
        sideways: [],
      });
    },
  );
});
