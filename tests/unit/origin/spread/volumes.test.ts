import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { Sn } from "#functions/contract/values/scalars.ts";
import { originEnv } from "#functions/origin/env.ts";
import { keepVolume } from "#functions/origin/store/bodies.ts";
import { openBytes, sealBytes } from "#functions/origin/store/seal.ts";
import { pack } from "#functions/origin/store/sealing/pack.ts";
import { bind, partIn, unbind } from "#functions/origin/store/sealing/volume.ts";
import { places } from "#functions/origin/store/tables/places.ts";
import { babyForm } from "#tests/kit/forms/baby-form.ts";
import { payInDatabase } from "#tests/kit/money/paid-order.ts";
import { memoryBodies } from "#tests/kit/runtime/here/memory-bodies.ts";
import { originHere } from "#tests/kit/runtime/here/origin-here.ts";
import { DATA_KEYS } from "#tests/kit/runtime/start-workers.ts";
import { callerOf } from "#tests/kit/wire/origin-client.ts";

const KEYS = [{ id: "k1", secret: DATA_KEYS.slice(3) }];
const NEW = `k2:${Buffer.alloc(32, 9).toString("base64")}`;

type Family = ReturnType<typeof callerOf>;
type Here = Awaited<ReturnType<typeof originHere>>;

const bodies = memoryBodies();
let here: Here;
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  bodies.kept.clear();
  here = await originHere({}, { BODIES: bodies });
});

/** A paid order of a new family, whose report two have asked for at once. */
async function paidOrder(over: Readonly<Record<string, string>> = {}) {
  const family = callerOf(here);
  const { data } = await family.post("/api/business/seek", babyForm(over));
  const { sn } = v.parse(v.object({ sn: Sn }), data);
  await payInDatabase(here, sn);
  const read = () => family.get("/api/business/sought", { sn });
  const [report] = await Promise.all([read(), read()]);
  const { names } = v.parse(Named, report.data);
  return { family, sn, given: names[0]?.given ?? "" };
}

const Named = v.object({ names: v.array(v.object({ given: v.string() })) });

/** Everything that a report says, out of each kind of its parts. */
async function everything(family: Family, { sn, given }: { sn: string; given: string }) {
  const batch = (at: string) => family.get("/api/business/getName", { sn, batch: at, sort: "report" });
  const said = [
    await family.get("/api/business/sought", { sn }),
    await batch("0"),
    await batch("5"),
    await family.get("/api/business/nameDetail", { sn, name: given }),
    await family.get("/api/business/soughtFree", { sn }),
  ];
  return said.map(({ status, data }) => ({ status, data }));
}

const rows = async (sql: string) =>
  (await (await here.database()).prepare(sql).all<Record<string, string>>()).results;

/** Keeps each part of an order by itself, gzipped: as it was done before there were volumes. */
async function keepAsBefore(sn: string): Promise<void> {
  const [[name, bytes] = ["", new Uint8Array()]] = bodies.kept;
  const sealed = { keyId: "k1", bytes: Uint8Array.from(bytes) };
  const volume = unbind(await openBytes(sealed, places.volume(sn), KEYS));
  for (const part of volume.keys()) {
    const [table, column, place, where] =
      part === "free"
        ? ["orders", "result", places.order(sn), ""]
        : ["reports", "body", places.part(sn, part), ` AND part = '${part}'`];
    const old = await sealBytes(await pack(partIn(volume, part)), place, KEYS);
    bodies.kept.set(`${sn}/${part}/OLD`, old.bytes);
    await rows(`UPDATE ${table} SET ${column} = 'r2:k1.${sn}/${part}/OLD' WHERE sn = '${sn}'${where}`);
  }
  bodies.kept.delete(name);
}

test("the body of a paid order comes to 60 kB at most, be its names quoted out of whole chapters", async () => {
  const heavy = { length: "any", sources: "诗经,楚辞,论语" };
  const families = [
    { length: "any" },
    { surname: "欧阳", sex: "male", length: "2", sources: "诗经,楚辞" },
    { surname: "司徒", sex: "unknown", length: "any", hour: "unknown" },
    // The heaviest of hundreds: 76 and 79 kB with all their chapters whole.
    { ...heavy, surname: "黄", sex: "male", month: "10", day: "8" },
    { ...heavy, surname: "陈", sex: "male", month: "10", day: "8" },
  ];
  for (const family of families) await paidOrder(family);
  const sizes = [...bodies.kept.values()].map(({ length }) => length);
  expect(sizes).toHaveLength(families.length);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
});

test("what was kept part by part says the same for ever, and is sealed anew part by part", async () => {
  const { family, ...order } = await paidOrder();
  const before = await everything(family, order);
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await keepAsBefore(order.sn);
  const { size } = bodies.kept;
  expect(size).toBeGreaterThan(10);
  expect(await everything(family, order)).toEqual(before);
  await underNewKey();
  expect(bodies.kept.size).toBe(size);
  expect(await everything(callerOf(here, family.visitorId), order)).toEqual(before);
});

/** Seals all anew under another key, and drops the old one. */
async function underNewKey(): Promise<void> {
  const vars = (keys: string) => ({ originVars: { DATA_KEYS: keys } });
  const bound = { DB: await here.database(), BODIES: bodies };
  await (await originHere(vars(`${NEW},${DATA_KEYS}`), bound)).origin.cron();
  here = await originHere(vars(NEW), bound);
}

test("a volume is sealed anew once, for every row that names it; more names have one of their own", async () => {
  const { family, ...order } = await paidOrder();
  const { sn, given } = order;
  await family.post("/api/business/nameLike", { sn, name: given, mark: "liked" });
  expect((await family.post("/api/x/moreLike", { sn, after: "5" })).status).toBe(200);
  const before = await everything(family, order);
  const names = new Set(bodies.kept.keys());
  expect(names.size).toBe(2);
  await underNewKey();
  expect(bodies.kept.size).toBe(2);
  expect([...bodies.kept.keys()].filter((name) => names.has(name))).toEqual([]);
  const named = await rows("SELECT body FROM reports UNION SELECT result AS body FROM orders");
  expect(new Set(named.map(({ body }) => body))).toEqual(
    new Set([...bodies.kept.keys()].map((name) => `r2:k2.${name}`)),
  );
  expect(await everything(callerOf(here, family.visitorId), order)).toEqual(before);
});

test("a page reads a volume once, and none where another order's is named", async () => {
  const one = await paidOrder();
  const get = vi.spyOn(bodies, "get");
  await everything(one.family, one);
  expect(get).toHaveBeenCalledTimes(5);
  const other = await paidOrder();
  await rows(
    `UPDATE reports SET body = (SELECT body FROM reports WHERE sn = '${other.sn}') WHERE sn = '${one.sn}'`,
  );
  expect((await one.family.get("/api/business/sought", { sn: one.sn })).status).toBe(409);
});

/** Lines that no packing brings below 60 kB. */
function heavyLines(): string[] {
  // Lines of five han out of a thousand, drawn by a rule: nothing repeats but the han themselves.
  let drawn = 7;
  const han = () => {
    drawn = (drawn * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (drawn % 1000));
  };
  return Array.from({ length: 11_500 }, () => Array.from({ length: 5 }, han).join(""));
}

test("a volume above 60 kB is packed once more as well as it can be, and says the same", () => {
  const lines = heavyLines();
  const heavy = bind({ "sheet-0": { lines } });
  expect(partIn(unbind(heavy.buffer), "sheet-0")).toEqual({ lines });
  // Packed as usual it has 104,800 bytes.
  expect(heavy.length).toBeLessThan(100_000);
});

test("one that stays above 60 kB is kept all the same, and the log says how heavy it is", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const context = { env: originEnv(here.raw) };
  await keepVolume({ "sheet-0": { lines: ["清和"] } }, "LIGHT", context);
  expect(warn).not.toHaveBeenCalled();
  const kept = await keepVolume({ "sheet-0": { lines: heavyLines() } }, "HEAVY", context);
  const size = bodies.kept.get(kept.slice("r2:k1.".length))?.length ?? 0;
  expect(size).toBeGreaterThan(60_000);
  const [[line] = []] = warn.mock.calls;
  // Sealed it has some bytes more than it had; of the order the log says nothing.
  expect(JSON.parse(String(line))).toEqual({
    at: "origin",
    call: "bodies.heavy",
    fault: expect.stringMatching(/^\d\d kB$/),
  });
});
