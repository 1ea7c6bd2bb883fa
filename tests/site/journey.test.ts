import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { messages } from "#functions/contract/values/messages.ts";
import { filledIn, formWith } from "#tests/kit/forms/html-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { type Site, startSite } from "#tests/kit/runtime/start-workers.ts";
import type { Answer, Visitor } from "#tests/kit/runtime/visit.ts";
import { rowsOf } from "#tests/kit/wire/origin-client.ts";

const year = String(new Date().getUTCFullYear());
const family = { surname: "林", sex: "female", year, month: "1", day: "2", hour: "10", guardian: "1" };

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.close());
beforeEach(async () => {
  const database = await site.database();
  await database.batch([database.prepare("DELETE FROM likes"), database.prepare("DELETE FROM orders")]);
});

/** Opens the home page, fills in its form and sends it. */
async function send(visitor: Visitor, over: Record<string, string | string[] | null> = {}): Promise<Answer> {
  const { action = "/", pairs } = formWith((await visitor.get("/")).text, "surname");
  return visitor.post(action, filledIn(pairs, { ...family, ...over }));
}

describe("a family without scripts", () => {
  test("goes from the form to three names, to one of them, marks it and finds it again", async () => {
    const visitor = site.visitor();
    const sent = await send(visitor);
    expect(sent.status).toBe(303);
    const result = String(sent.headers.location);
    expect(result).toMatch(/^\/naming-result\/[0-9A-Z]{26}$/);

    const page = await visitor.get(`${result}`);
    expect(page.status).toBe(200);
    const details = [
      ...new Set([...page.text.matchAll(/href="(\/naming-detail\?[^"#]+)/g)].map(([, to]) => to ?? "")),
    ];
    expect(details).toHaveLength(3);
    for (const part of ["八字", "五行", "分"]) expect(page.words).toContain(part);

    const detail = String(details[0]).replaceAll("&amp;", "&");
    const { pathname, search, searchParams } = new URL(detail, site.url);
    const name = searchParams.get("name") ?? "";
    const opened = await visitor.get(pathname + search);
    expect(opened.status).toBe(200);
    for (const char of name) expect(opened.words).toContain(char);

    const { pairs } = formWith(page.text, "mark");
    const liked = await visitor.post(result, filledIn(pairs, { mark: "liked" }));
    expect(liked.status).toBe(303);
    expect(liked.headers.location).toMatch(new RegExp(`^${result}#n-`));
    expect((await visitor.get(`${result}`)).words).toContain("已收藏");
    expect((await rowsOf(site)).likes).toHaveLength(1);

    const history = await visitor.get("/search-order-history");
    expect(history.text).toContain(`href="${result}"`);
    expect(history.words).toContain("宝宝起名");
  });

  // Break it catches: a note that quotes by 「」, on its way past what writes the marks of the page.
  test("whose surname may be counted in two ways reads one kind of quotation mark, before payment and after", async () => {
    const visitor = site.visitor();
    const result = String((await send(visitor, { surname: "余" })).headers.location);
    const free = await visitor.get(result);
    await payInDatabase(site, result.split("/").pop() ?? "");
    const paid = await visitor.get(result);
    const detail = /href="(\/naming-detail\?[^"#]+)/.exec(paid.text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { pathname, search } = new URL(detail, site.url);
    for (const page of [free, paid, await visitor.get(pathname + search)]) {
      expect(page.words.replaceAll("\u00a0", " ")).toContain("姓氏作“余”计 7 画；也有人按“餘”计 16 画");
      expect(page.words).not.toMatch(/[「」]/u);
    }
  });

  test("that marks a name it had thought of finds it among the favourites of the paid result", async () => {
    const visitor = site.visitor();
    const result = String((await send(visitor, { have: "梓涵" })).headers.location);
    await payInDatabase(site, result.split("/").pop() ?? "");
    const favourites = `${result}?filter=liked`;
    const none = await visitor.get(favourites);
    expect(none.words).toContain("还没有收藏的名字");
    expect(none.words).not.toContain("您想到的名字");
    expect(none.text).toContain(`href="${result}?filter=whole"`);

    const liked = await visitor.post(favourites, { name: "梓涵", mark: "liked" });
    expect(liked.status).toBe(303);
    const one = await visitor.get(favourites);
    expect(one.words).not.toContain("还没有收藏的名字");
    expect(one.text).toContain(`id="n-梓涵"`);
    expect(one.text).toContain('name="mark" value="unliked"');
  });

  test("that sends the form twice, or ten times at once, has one order", async () => {
    const visitor = site.visitor();
    const { pairs } = formWith((await visitor.get("/")).text, "surname");
    const body = filledIn(pairs, family);
    const sent = await Promise.all(Array.from({ length: 10 }, () => visitor.post("/", body)));
    sent.push(await visitor.post("/", body));
    expect(new Set(sent.map(({ headers }) => headers.location)).size).toBe(1);
    expect((await rowsOf(site)).orders).toHaveLength(1);
  });

  test("that goes back and changes the form has two orders", async () => {
    const visitor = site.visitor();
    const { pairs } = formWith((await visitor.get("/")).text, "surname");
    await visitor.post("/", filledIn(pairs, family));
    await visitor.post("/", filledIn(pairs, { ...family, sex: "male" }));
    expect((await rowsOf(site)).orders).toHaveLength(2);
  });

  test("may send its result to a grandmother, whose history stays her own", async () => {
    const [mother, grandmother] = [site.visitor(), site.visitor()];
    const result = String((await send(mother)).headers.location);
    expect((await grandmother.get(result)).status).toBe(200);
    expect((await grandmother.get("/search-order-history")).text).not.toContain(result);
  });

  test("is asked once more about a surname nobody knows, and may insist", async () => {
    const visitor = site.visitor();
    const asked = await send(visitor, { surname: "𬱖" });
    expect(asked.status).toBe(400);
    expect(asked.words).toContain(messages.surnameUnknown("𬱖"));
    const { pairs } = formWith(asked.text, "surname");
    expect(asked.text).toContain('value="surname:𬱖"');
    const insisted = await visitor.post("/", filledIn(pairs, { sure: "surname:𬱖" }));
    expect(insisted.status).toBe(303);
  });

  test("that asks for an order that is not there is told so, and not whether it ever was", async () => {
    const [one, two] = [site.visitor(), site.visitor()];
    const absent = await one.get(`/naming-result/${"0".repeat(26)}`);
    const never = await two.get("/naming-result/nothing");
    expect([absent.status, never.status]).toEqual([404, 404]);
    expect(absent.words).toBe(never.words);
  });
});

describe("what is wrong in the form is said at its field, with what was typed, and nothing is stored:", () => {
  test.each<[string, Record<string, string | string[] | null>, string, string]>([
    ["no surname", { surname: "" }, "surname", messages.surnameEmpty],
    ["letters", { surname: "Lin" }, "surname", messages.surnameBad],
    ["a space inside", { surname: "司 马" }, "surname", messages.surnameBad],
    ["digits", { surname: "１２" }, "surname", messages.surnameBad],
    ["an emoji", { surname: "😀" }, "surname", messages.surnameBad],
    ["ten surnames", { surname: "赵钱孙李周吴郑王冯陈" }, "surname", messages.surnameBad],
    ["markup", { surname: '"><script>alert(1)</script>' }, "surname", messages.surnameBad],
    ["no sex", { sex: null }, "sex", messages.sexEmpty],
    ["no date", { year: "", month: "", day: "" }, "year", messages.dateEmpty],
    ["no day", { day: "" }, "year", messages.datePart("日")],
    ["30 February", { year: "2024", month: "2", day: "30" }, "year", messages.dateBad(2024, 2, 30)],
    ["a birth to come", { year: String(Number(year) + 1), month: "12" }, "year", messages.dateFuture],
    ["the year 1900", { year: "earlier", yearText: "1900" }, "year", messages.dateRange],
    ["the year 2100", { year: "earlier", yearText: "2100" }, "year", messages.dateRange],
    [
      "no leap month",
      { calendar: "lunar", leap: "1", year: "2024", month: "4" },
      "year",
      messages.dateLeap(2024, 4, 0),
    ],
    ["no consent", { guardian: null }, "guardian", messages.guardian],
    ["a conflict", { fixed: "明", avoid: "文明" }, "fixed", messages.fixedConflict("明")],
    ["字辈 and one character", { generation: "志", length: "1" }, "generation", messages.generationLength],
    [
      "six wishes",
      { wishes: ["平安", "聪慧", "善良", "坚韧", "开朗", "安静"] },
      "wishes",
      messages.tooMany(5, 6),
    ],
    ["a place nobody knows", { place: "桃花源" }, "place", messages.placeBad],
    [
      "too much at once",
      { fixed: "安", fixedAt: "1", generation: "宁", generationAt: "2", avoid: "咛", avoidSounds: "1" },
      "fixed",
      messages.nothingLeft(["第 1 个字用“安”", "字辈“宁”"]),
    ],
  ])("%s", async (_what, over, anchor, message) => {
    const page = await send(site.visitor(), over);
    expect(page.status).toBe(400);
    expect(page.words).toContain(message);
    expect(page.text).toContain(`href="#${anchor}"`);
    expect(page.text).toContain(`id="${anchor}"`);
    expect(page.words).not.toMatch(/Invalid|Expected|required|undefined|must/i);
    expect(page.text).not.toContain("<script>alert(1)");
    const { pairs } = formWith(page.text, "surname");
    for (const [name, typed] of Object.entries({ ...family, ...over })) {
      const kept = pairs.filter(([key]) => key === name).map(([, value]) => value);
      expect([name, kept.join()]).toEqual([name, [typed ?? []].flat().join()]);
    }
    expect((await rowsOf(site)).orders).toEqual([]);
  });
});
