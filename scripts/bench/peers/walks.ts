import { DevTools } from "./devtools.ts";
import { type NextPage, nextPage } from "./next-page.ts";
import { FLOOR, FLOOR_AHEAD, median, type Peer, RUNS } from "./peer.ts";

/** Which link is tapped on which page: the floor's own, not drawn ahead and drawn ahead; looked at; at the top, where nobody looks. */
const TAPS = [
  [FLOOR, "a"],
  [FLOOR_AHEAD, "a"],
  ["home", "main a[href^='/guide']"],
  ["free result", "a[href^='/naming-detail?']"],
  ["guide", "main a[href^='/guide?']"],
  ["home", "header a[href='/guide']"],
] as const;

const wayOf = ([from, selector]: (typeof TAPS)[number]) => `${from} → ${selector}`;
const FLOOR_WAY = wayOf(TAPS[1]);

/** Prints how long the next page takes to be seen after a tap, and the page before on the way back. */
export async function printNextPages(peers: readonly Peer[]): Promise<void> {
  console.log(
    `\nThe next page, and back (the same phone and network; median of ${RUNS}, in turn)\n  click: from the finger's lift to the first frame of the next page; FCP: of these, as the field counts it, since the page's turn came; back: until the first frame is over; floor: the fixed file whose next page is drawn ahead`,
  );
  const walks = new Map<string, NextPage[]>();
  const browser = await DevTools.start();
  try {
    for (let run = 0; run < RUNS; run++)
      for (const tap of TAPS) {
        const peer = peers.find(({ name }) => name === tap[0]);
        const way = wayOf(tap);
        if (peer !== undefined)
          walks.set(way, [...(walks.get(way) ?? []), await nextPage(browser, peer, tap[1])]);
      }
  } finally {
    await browser.close();
  }
  printWalks(walks);
}

function printWalks(walks: ReadonlyMap<string, readonly NextPage[]>): void {
  const middle = (way: string, what: "clickMs" | "paintMs" | "backMs") =>
    median((walks.get(way) ?? []).map((walk) => walk[what]));
  for (const [way, all] of walks) {
    const cell = (what: "clickMs" | "backMs") =>
      `${middle(way, what).toFixed(0)} ms (${(middle(way, what) / middle(FLOOR_WAY, what)).toFixed(2)} × floor)`;
    const count = (what: "drawn" | "kept") => all.filter((walk) => walk[what]).length;
    const why = new Set(all.flatMap(({ kept, whyNot }) => (kept ? [] : whyNot)));
    console.log(
      `  ${way.padEnd(42)} click ${cell("clickMs")}, FCP ${middle(way, "paintMs").toFixed(0)}, ${count("drawn")} of ${RUNS} drawn ahead · back ${cell("backMs")}, ${count("kept")} kept${why.size > 0 ? `; not kept: ${[...why].join(", ")}` : ""}`,
    );
  }
}
