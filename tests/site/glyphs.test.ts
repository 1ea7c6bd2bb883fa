import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import { type RecordingUpstream, recordingUpstream } from "#tests/kit/upstream/recording-upstream.ts";
import { SN } from "#tests/kit/wire/sample-answers.ts";

const SCREENS = [
  "/",
  "/?tab=business",
  "/index2",
  `/naming-result/${SN}`,
  `/naming-detail?sn=${SN}&name=${encodeURIComponent("清和")}`,
  `/name-measurement-result/${SN}`,
];

let upstream: RecordingUpstream;
let site: Site;
let bare: Site;
beforeAll(async () => {
  upstream = await recordingUpstream();
  const vars = { UPSTREAM_URL: upstream.url };
  site = await startSite({ vars });
  bare = await startSite({ vars, missingAssets: "/glyphs" });
});
afterAll(() => Promise.all([site?.close(), bare?.close(), upstream?.close()]));

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, it = ""]) => it);

/** The names that stand large on a page: what they are, and what is read of them without their sounds. */
const namesOn = (text: string) =>
  [...text.matchAll(/<(h1|h3|p) class="glyphs"[^>]*data-name="([^"]+)"[^>]*>(.*?)<\/\1>/g)].map(
    ([, , name = "", inside = ""]) => ({
      name,
      read: inside.replace(/<rt>.*?<\/rt>/g, "").replace(/<[^>]*>/g, ""),
    }),
  );

/** Every glyph has its outline on the page, once, and stands over the name's own text. */
function expectDrawn(text: string): void {
  const names = namesOn(text);
  const outlines = found(text, /<path id="(g[a-z0-9]+)" d="M/g);
  const used = found(text, /<use href="#(g[a-z0-9]+)">/g);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter(({ name, read }) => name !== read)).toEqual([]);
  expect(used.length).toBeGreaterThanOrEqual(names.map(({ name }) => name).join("").length);
  expect(new Set(outlines)).toEqual(new Set(used));
  expect(outlines).toHaveLength(new Set(outlines).size);
}

describe.each(SCREENS)("%s", (path) => {
  test("draws its names", async () => expectDrawn((await site.visitor().get(path)).text));

  test("is the same page with its names as text where the outlines are missing", async () => {
    const [drawn, plain] = await Promise.all([site.visitor().get(path), bare.visitor().get(path)]);
    expect(plain.status).toBe(200);
    expect(plain.text).not.toMatch(/<use|class="gl"/);
    expect(namesOn(plain.text)).toEqual(namesOn(drawn.text));
  });
});

test("the eight names of the sample manuscript are drawn", async () => {
  const own = await startSite();
  onTestFinished(() => own.close());
  expectDrawn((await own.visitor().get("/manuscript-example")).text);
});

test("in 繁體 a name is drawn by the characters that it is written in", async () => {
  const visitor = site.visitor();
  await visitor.get("/?writing=hant");
  const { text } = await visitor.get(`/naming-result/${SN}`);
  const id = (char: string) => `g${(char.codePointAt(0) ?? 0).toString(36)}`;
  const written = namesOn(text).flatMap(({ read }) => [...read]);
  expect(written.length).toBeGreaterThan(0);
  expect(found(text, /<use href="#(g[a-z0-9]+)">/g)).toEqual(written.map(id));
});

test("the outlines lie under the font's licence", async () => {
  const { status, text } = await site.visitor().get("/glyphs/OFL.txt");
  expect(status).toBe(200);
  expect(text).toContain("SIL OPEN FONT LICENSE Version 1.1");
});
