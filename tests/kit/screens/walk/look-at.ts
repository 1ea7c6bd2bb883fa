import { afterAll, beforeAll, expect, test } from "vitest";
import { FIXED_NOTICE } from "#app/kit/page/frame/fixed-notice.ts";
import { stylesheetOf } from "#app/kit/styles/site-css.ts";
import { makeSiteCss } from "#scripts/vite/site-css.ts";
import { type RealAnswers, realAnswers } from "#tests/kit/answers/real-answers.ts";
import { english, forbidden } from "#tests/kit/browser/browser-words.ts";
import { type LentPage, lendReader } from "#tests/kit/browser/lent-pages.ts";
import { lineHeads } from "#tests/kit/browser/line-heads.ts";
import { missingRules } from "#tests/kit/browser/missing-rules.ts";
import { axeFaults, copyOnto, sideways, tooHeavy, tooSmall, words } from "#tests/kit/browser/page-checks.ts";
import { type Access, startAccess } from "#tests/kit/desk/access.ts";
import type { Screen } from "#tests/kit/screens/screen.ts";
import { acts, quietScripts } from "./acting.ts";
import { openStages, type Seen, type Stages } from "./walk.ts";

const CLEAN = {
  axe: [],
  small: [],
  banned: [],
  english: [],
  notices: 1,
  heavy: [],
  unstyled: [],
  heads: [],
  sideways: [],
};

/**
 * Walks to each screen without scripts, and once more with them where there is no other way to it or a script changes
 * a document on the way by itself; and looks at it.
 */
export function lookAt(screens: readonly Screen[]): void {
  /** All that the site can look like. */
  let wholeCss = "";
  let quiet: readonly string[] = [];
  let real: RealAnswers;
  let access: Access;
  let stages: Stages;
  /** Where what a browser without scripts shows is looked at: axe is a script. */
  let twin: LentPage;
  beforeAll(async () => {
    wholeCss = stylesheetOf((await makeSiteCss()).rules);
    quiet = await quietScripts();
    real = await realAnswers();
    access = await startAccess();
    stages = await openStages(real, access);
    twin = await lendReader(stages.url, true);
  });
  afterAll(async () => {
    await twin?.back();
    await stages?.close();
    access?.close();
  });

  const look = async ({ page, documents }: Seen, scripts: boolean, most?: number) => {
    if (!scripts) await copyOnto(twin.page, page);
    const said = await words(page);
    return {
      axe: await axeFaults(scripts ? page : twin.page),
      small: await tooSmall(page),
      banned: forbidden(said),
      english: english(said, spellingsIn(real)),
      // The desk has no customer to be told anything: its pages have the frame of their own.
      notices:
        said.replaceAll(/\s/g, "").split(FIXED_NOTICE).length -
        1 +
        (await page.locator(".desk-page").count()),
      heavy: scripts ? [] : weighed(documents.at(-1), most),
      unstyled: await missingRules(page, wholeCss),
      heads: await lineHeads(page, wholeCss),
      sideways: await sideways(page),
    };
  };

  test.each(screens.map((screen): [string, Screen] => [screen.what, screen]))(
    "%s: nothing that axe knows, in fair Chinese, light, for fingers, nothing sideways",
    async (_what, screen) => {
      const still = screen.needsScripts === true ? null : await stages.see(screen, false);
      if (still !== null) expect(await look(still, false, screen.most), "scripts off").toEqual(CLEAN);
      const isStill = still?.documents.every((document) => !acts(document, quiet));
      if (isStill === true) return;
      expect(await look(await stages.see(screen, true), true), "scripts on").toEqual(CLEAN);
    },
  );
}

const weighed = (document: string | null | undefined, most?: number): string[] =>
  document ? tooHeavy(document, most) : ["a document that nobody has seen"];

/** How the names on the screens are spelt abroad. */
function spellingsIn({ detail, paid, luck }: RealAnswers) {
  const drawn = [...luck.paid.made, ...luck.drawnOut.made].flatMap(({ name }) => name.romanisation);
  return [...detail.romanisation, ...paid.score.romanisation, ...drawn];
}
