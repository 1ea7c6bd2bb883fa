import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as that from "#tests/support/behaviours.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/support/recording-upstream.ts";
import { SN } from "#tests/support/sample-answers.ts";
import { type Site, startSite } from "#tests/support/start-workers.ts";
import { FREE, sample } from "#tests/support/upstream-moods.ts";

let upstream: RecordingUpstream;
let site: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  site = await startSite({ vars: { UPSTREAM_URL: upstream.url } });
});
afterAll(() => Promise.all([site?.close(), upstream?.close()]));

const NOTHING_LOCKED = { names: 0, batches: 0, batchSize: 10 };

/** Where the free result leads within itself, and what it is made of. */
async function resultOf(over: object) {
  upstream.behave(that.answersWith({ ...sample("GET", FREE), ...over }), FREE);
  const { text } = await site.visitor().get(`/naming-result/${SN}`);
  const jump = /<nav class="jump".*?<\/nav>/.exec(text)?.[0] ?? "";
  return { text, to: [...jump.matchAll(/href="#([^"]+)"/g)].map(([, id = ""]) => id) };
}

describe("the free result's contents", () => {
  test.each([
    ["as it is sold", {}, ["chart", "names", "locked"]],
    ["paid back", { status: "refunded" }, ["chart", "names"]],
    ["with nothing more to sell", { locked: NOTHING_LOCKED }, ["chart", "names"]],
  ])("lead to what is there: %s", async (_what, over, ids) => {
    const { text, to } = await resultOf(over);
    expect(to).toEqual(ids);
    for (const id of to) expect(text).toContain(`id="${id}"`);
  });

  test("are left out of a result without a name, and with them the column of names", async () => {
    const { text, to } = await resultOf({ names: [], locked: NOTHING_LOCKED });
    expect(to).toEqual([]);
    expect(text).not.toContain('id="names"');
    expect(text).not.toContain("of-result");
  });
});
