import { givenIn } from "#app/kit/islands/touch/given.ts";

/** Milliseconds before one try is given up, and before it is made again. */
const PATIENCE_MS = 8000;
const AGAIN_MS = [1000, 3000];

const after = (wait: number) => new Promise<void>((done) => setTimeout(done, wait));

/**
 * What a page's part is drawn of, asked for in the background by the same address as the form's: the answer is the page.
 * Null where the page that comes has no such part. Throws where none comes, or one that may come if it is asked for again.
 */
export async function fetchGiven<G>(address: string, init: RequestInit = {}): Promise<G | null> {
  const late = after(PATIENCE_MS).then(() => {
    throw new Error("late");
  });
  const answer = await Promise.race([fetch(address, { credentials: "same-origin", ...init }), late]);
  if (answer.status === 429 || answer.status >= 500) throw new Error(String(answer.status));
  return givenIn<G>(await answer.text());
}

/** The same, tried three times: whatever is sent so must count once, however often it comes. */
export async function fetchPatiently<G>(address: string, init: RequestInit): Promise<G | null> {
  for (const wait of AGAIN_MS) {
    try {
      return await fetchGiven<G>(address, init);
    } catch {
      await after(wait);
    }
  }
  return fetchGiven<G>(address, init);
}
