import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type RealAnswers, realAnswers } from "#tests/kit/answers/real-answers.ts";
import { type Access, startAccess } from "#tests/kit/desk/access.ts";
import type { screensBy } from "#tests/kit/screens/all-screens.ts";
import type { Screen } from "#tests/kit/screens/screen.ts";
import { inTheDark, stillOf, unfold, unfoldedOn } from "./still.ts";
import { inTurn, openStages, type Seen, type Stages } from "./walk.ts";

/** Where the files go: `npm run gallery` says it. */
const FOLDER = process.env.GALLERY ?? ".generated/gallery";

/** How a reader may have chosen to see pages, by the cookie that says so. */
const CHOSEN = [
  ["large", { name: "view", value: "large" }],
  ["hant", { name: "writing", value: "hant" }],
] as const;

/** Walks to each screen of these rooms once, and leaves it there as files: light, dark, 大字, 繁體. */
export function drawStills(rooms: Partial<typeof screensBy>): void {
  let real: RealAnswers;
  let access: Access;
  let stages: Stages;
  beforeAll(async () => {
    real = await realAnswers();
    access = await startAccess();
    stages = await openStages(real, access);
    mkdirSync(FOLDER, { recursive: true });
  });
  afterAll(async () => {
    await stages?.close();
    access?.close();
  });
  for (const [room, screens] of Object.entries(rooms)) {
    const fileOf = new Map<Screen, string>(screens.map((screen, at) => [screen, `${room}-${at + 1}`]));
    const rows = inTurn(screens).map((screen) => [screen.what, screen, fileOf.get(screen) ?? ""] as const);
    test.each(rows)("%s", async (what, screen, file) => {
      const { page, again } = await stages.see(screen, screen.needsScripts === true);
      const keep = (look: string, html: string) => {
        expect(html).toContain("</html>");
        // A visitor of a real site never sees where tests run.
        expect(html).not.toContain(stages.url.host);
        writeFileSync(join(FOLDER, `${file}.${look}.html`), html);
      };
      const open = await unfoldedOn(page);
      const light = await stillOf(page);
      keep("light", light);
      keep("dark", inTheDark(light));
      for (const [look, cookie] of CHOSEN) keep(look, await asChosen(page, cookie, open, again));
      writeFileSync(join(FOLDER, `${file}.txt`), what);
    });
  }
}

/** The page again, as it comes to whoever has chosen so. */
async function asChosen(
  page: Page,
  cookie: { name: string; value: string },
  open: readonly boolean[],
  again: Seen["again"],
): Promise<string> {
  const context = page.context();
  await context.addCookies([{ ...cookie, url: new URL(page.url()).origin }]);
  await again();
  await unfold(page, open);
  const still = await stillOf(page);
  await context.clearCookies({ name: cookie.name });
  return still;
}
