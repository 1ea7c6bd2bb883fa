import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { readLog } from "#functions/origin/desk/read-log.ts";
import { runComments } from "#scripts/desk/comments.ts";
import { runExpert } from "#scripts/desk/expert.ts";
import type { Flags } from "#scripts/desk/flags.ts";
import { readFlags } from "#scripts/desk/flags.ts";
import { Trouble } from "#scripts/steps/tell.ts";
import { deskAt, familyAt, MANUSCRIPT } from "#tests/kit/expert/order.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";

let site: Site;
let folder: string;
beforeAll(async () => {
  site = await startSite();
  folder = mkdtempSync(join(tmpdir(), "desk-"));
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const flags = (over: Partial<Flags> = {}): Flags => ({ about: [], ...over });
const manual = async (verb: string, over: Partial<Flags>) => runExpert(verb, flags(over), await deskAt(site));
const comments = async (verb: string, over: Partial<Flags> = {}) =>
  runComments(verb, flags(over), await deskAt(site));

function fileOf(manuscript: unknown): string {
  const path = join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(path, typeof manuscript === "string" ? manuscript : JSON.stringify(manuscript));
  return path;
}

/** What a verb says where it does not do it. */
const refusal = async (run: Promise<string>): Promise<string> => {
  const error = await run.catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(Trouble);
  return error instanceof Error ? error.message : "";
};

describe("the verbs of expert work", () => {
  test("walk the whole way: read the brief, begin, answer, hand the manuscript over", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.briefed();
    expect(JSON.parse(await manual("brief", { sn }))).toMatchObject({
      stage: "briefed",
      brief: { said: { surname: "沈" } },
    });
    expect(await manual("start", { sn })).toMatch(/^Begun/);
    expect(await refusal(manual("start", { sn }))).toMatch(/begun/);
    expect(await manual("say", { sn, text: "收到，今天动笔。" })).toBe("Said.");
    expect(await manual("deliver", { sn, file: fileOf(MANUSCRIPT) })).toBe("Delivered: 8 names.");
    const { stage, entries } = await theirs.progress(sn);
    expect(stage).toBe("draft");
    expect(entries.map(({ text }) => text)).toContain("收到，今天动笔。");
    const { entries: log } = await readLog({}, await deskAt(site));
    expect(log.filter(({ subject }) => subject === sn).map(({ who, verb }) => [who, verb])).toEqual([
      ["cli:here", "deliver"],
      ["cli:here", "say"],
      ["cli:here", "start"],
    ]);
  });

  test.each<[string, string, Partial<Flags>, RegExp]>([
    ["without an order", "brief", {}, /--sn/],
    ["on an order that is not there", "brief", { sn: "000000000000000000000009Z2" }, /^NOT_FOUND/],
    ["without words to say", "say", { sn: "000000000000000000000009Z2", text: " " }, /--text/],
    ["without a file", "deliver", { sn: "000000000000000000000009Z2" }, /a file without a name/],
  ])("%s say what is missing", async (_what, verb, over, says) => {
    expect(await refusal(manual(verb, over))).toMatch(says);
  });

  test("refuse a file that is no manuscript, and name the field that is wrong", async () => {
    const sn = await familyAt(site).briefed();
    await manual("start", { sn });
    const short = { ...MANUSCRIPT, pick: { given: "南枝", reason: "好" } };
    expect(await refusal(manual("deliver", { sn, file: fileOf("{") }))).toMatch(/is no manuscript/);
    expect(await refusal(manual("deliver", { sn, file: fileOf(short) }))).toContain(
      `pickReason: ${messages.textBetween(4, 300, 1)}`,
    );
  });

  test("refuse a manuscript with words that the site never says, and give the place of each", async () => {
    const theirs = familyAt(site);
    const sn = await theirs.briefed();
    await manual("start", { sn });
    const [first, ...others] = MANUSCRIPT.names;
    const unfair = {
      opening: "本大师看过生辰，这个名字可以改运。",
      names: [{ given: first?.given ?? "", reason: "草木之名，能保佑孩子一生，写起来也很容易。" }, ...others],
      pick: { given: "南枝", reason: "百分百好名字。" },
    };
    const said = await refusal(manual("deliver", { sn, file: fileOf(unfair) }));
    expect(said.split("\n").slice(1)).toEqual([
      `opening: ${messages.unfairWord("改运")}；${messages.unfairWord("大师")}`,
      `reason.0: ${messages.unfairWord("保佑")}`,
      `pickReason: ${messages.unfairWord("百分百")}`,
    ]);
    expect((await theirs.progress(sn)).stage).toBe("writing");
  });
});

describe("the verbs of comments", () => {
  /** A buyer's comment that waits to be looked at, and its id. */
  async function waiting(text: string): Promise<string> {
    const { caller, buy } = familyAt(site);
    const sn = await buy();
    await payInDatabase(site, sn, 29_900);
    await caller.post("/api/business/advise", { sn, topic: "comment", stars: "2", text });
    const line = (await comments("comments")).split("\n").find((one) => one.endsWith(text));
    return line?.split("  ")[0] ?? "";
  }

  test("list what waits, show it, and answer it in public", async () => {
    const id = await waiting("等得有点久");
    expect(await comments("show", { about: [id] })).toBe("Shown.");
    expect(await comments("answer", { about: [id], text: "抱歉，已经改了。" })).toBe("Answered.");
    expect(await comments("comments")).not.toContain(id);
    const { data } = await familyAt(site).caller.get("/api/business/content");
    expect(JSON.stringify(data)).toContain("抱歉，已经改了。");
  });

  test("hide one for a reason that there is, and for no other", async () => {
    const id = await waiting("写了孩子的全名");
    expect(await refusal(comments("hide", { about: [id], reason: "不好听" }))).toMatch(/--reason/);
    expect(await refusal(comments("hide", { about: [id] }))).toMatch(/--reason/);
    expect(await comments("hide", { about: [id], reason: "隐私：孩子的全名" })).toBe(
      "Hidden: 隐私：孩子的全名",
    );
    expect(await comments("comments")).toContain("hidden (隐私：孩子的全名)");
  });

  test.each<[string, string, Partial<Flags>, RegExp]>([
    ["without an id", "show", {}, /the comment's id/],
    ["of an id that is not there", "show", { about: ["0".repeat(26)] }, /no such comment/],
    ["with nothing to answer", "answer", { about: ["0".repeat(26)], text: "" }, /--text/],
  ])("%s are refused, and say what is wrong", async (_what, verb, over, says) => {
    expect(await refusal(comments(verb, over))).toMatch(says);
  });
});

test("a flag that is not known is answered with the usage", () => {
  expect(() => readFlags(["--snn", "x"], "usage")).toThrow("usage");
  expect(readFlags(["abc", "--reason", "广告", "--remote"], "usage")).toEqual({
    about: ["abc"],
    reason: "广告",
    remote: true,
  });
});
