import type { Stage } from "./screen.ts";

/** Names of an answer once the first of them is a favourite. */
export const likedFirst = <N extends object>(names: readonly N[]) =>
  names.map((name, at) => (at === 0 ? { ...name, liked: true } : name));

/** Presses the first ♡ and waits until the page shows it and says so; what came anew for it is unfolded again. */
export async function likeFirst({ page }: Pick<Stage, "page">): Promise<void> {
  const unfolded = page.locator("details[open]");
  const before = await unfolded.count();
  await page.locator("[aria-pressed]").first().click();
  await page.locator("[aria-pressed=true]").first().waitFor();
  await page
    .locator("p", { hasText: /^已收藏$/ })
    .first()
    .waitFor();
  if ((await unfolded.count()) < before)
    await page.evaluate(() => {
      for (const folded of document.querySelectorAll("details")) folded.open = true;
    });
}
