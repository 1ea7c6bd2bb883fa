import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FIXED_NOTICE } from "#app/kit/page/frame/fixed-notice.ts";
import { stylesheetOf } from "#app/kit/styles/site-css.ts";
import { makeSiteCss } from "#scripts/vite/site-css.ts";
import { type RealAnswers, realAnswers } from "#tests/kit/answers/real-answers.ts";
import { axeFaults } from "#tests/kit/browser/axe.ts";
import { english, forbidden } from "#tests/kit/browser/browser-words.ts";
import { copyOf } from "#tests/kit/browser/copy-of.ts";
import { type LentPage, lendReader } from "#tests/kit/browser/lent-pages.ts";
import { missingRules } from "#tests/kit/browser/missing-rules.ts";
import { narrow } from "#tests/kit/browser/narrow.ts";
import { tooHeavy, tooSmall, words } from "#tests/kit/browser/page-checks.ts";
import { type Access, startAccess } from "#tests/kit/desk/access.ts";
import type { Screen } from "#tests/kit/screens/screen.ts";
import { acts, quietScripts } from "./acting.ts";
import { inTurn, openStages, type Seen, type Stages } from "./walk.ts";

type Faults = Record<Exclude<keyof typeof CLEAN, "notices">, readonly string[]> & { notices: number };

const CLEAN = {
  axe: [],
  small: [],
  banned: [],
  english: [],
  notices: 1,
  unstyled: [],
  heads: [],
  sideways: [],
  cut: [],
};

/** Milliseconds: on a busy machine another process may take as long to have the answers, and then this one to begin. */
const PATIENCE_MS = 300_000;

/** The same for all files of a process. */
let made: Promise<[Awaited<ReturnType<typeof makeSiteCss>>, readonly string[]]> | undefined;

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
  /** Where what a browser shows is looked at, with scripts or without: axe is a script, and the page may go on. */
  let twin: LentPage;
  beforeAll(async () => {
    made ??= Promise.all([makeSiteCss(), quietScripts()]);
    const [{ rules }, scripts] = await made;
    wholeCss = stylesheetOf(rules);
    quiet = scripts;
    real = await realAnswers();
    access = await startAccess();
    stages = await openStages(real, access);
    twin = await lendReader(stages.url, true);
  }, PATIENCE_MS);
  afterAll(async () => {
    await twin?.back();
    await stages?.close();
    access?.close();
  });

  /** What was found on pages by their looks: of one that looks the same nothing else would be found. */
  const found = new Map<string, Faults>();
  const look = async ({ page }: Seen, scripts: boolean): Promise<Faults> => {
    const { drawn, look } = await copyOf(page, scripts);
    const known = found.get(look);
    if (known !== undefined) return known;
    await twin.page.setContent(drawn, { waitUntil: "load" });
    const faults = await faultsOf(twin.page);
    found.set(look, faults);
    return faults;
  };
  const faultsOf = async (page: Page): Promise<Faults> => {
    const said = await words(page);
    return {
      unstyled: await missingRules(page, wholeCss),
      small: await tooSmall(page),
      banned: forbidden(said),
      english: english(said, spellingsIn(real)),
      // The desk has no customer to be told anything: its pages have the frame of their own.
      notices:
        said.replaceAll(/\s/g, "").split(FIXED_NOTICE).length -
        1 +
        (await page.locator(".desk-page").count()),
      axe: await axeFaults(page),
      ...(await narrow(page, wholeCss)),
    };
  };

  test.each(inTurn(screens).map((screen): [string, Screen] => [screen.what, screen]))(
    "%s: nothing that axe knows, in fair Chinese, light, for fingers, nothing sideways",
    async (_what, screen) => {
      const still = screen.needsScripts === true ? null : await stages.see(screen, false);
      if (still !== null) {
        expect(await look(still, false), "scripts off").toEqual(CLEAN);
        expect(weighed(still.documents.at(-1), screen.most)).toEqual([]);
      }
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
