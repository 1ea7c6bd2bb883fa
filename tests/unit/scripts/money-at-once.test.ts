import { expect, test, vi } from "vitest";
import { open, seal } from "#functions/origin/store/seal.ts";
import { pack, unpack } from "#functions/origin/store/sealing/pack.ts";
import { pack as packAtOnce, unpack as unpackAtOnce } from "#scripts/money/at-once/pack.ts";
import { atOnce } from "#scripts/money/at-once/subtle.ts";
import { playAll } from "#tests/kit/money/play-worlds.ts";
import { spreadWorldOf } from "#tests/kit/money/spread/spread-world.ts";

// What stands in for the platform while a million schedules are played must do what it stands in for.

const KEYS = [{ id: "k1", secret: `${"A".repeat(43)}=` }];
const SAID = { name: "清和", prices: [2990, null], long: "安".repeat(30_000) };

test("what was packed at once is unpacked by streams, and the other way round", async () => {
  const bytes = Uint8Array.from(await packAtOnce(SAID));
  expect(await unpack(bytes.buffer)).toEqual(SAID);
  expect(await unpackAtOnce(await pack(SAID))).toEqual(SAID);
});

test("what is sealed by Web Crypto is opened at once, and the other way round", async () => {
  const usual = await seal(SAID, "here", KEYS);
  const own = { encrypt: crypto.subtle.encrypt, decrypt: crypto.subtle.decrypt };
  Object.assign(crypto.subtle, { encrypt: atOnce.encrypt, decrypt: atOnce.decrypt });
  const opened = await open(usual, "here", KEYS);
  const sealed = await seal(SAID, "here", KEYS);
  await expect(open(usual, "elsewhere", KEYS)).rejects.toThrow();
  Object.assign(crypto.subtle, own);
  expect(opened).toEqual(SAID);
  expect(await open(sealed, "here", KEYS)).toEqual(SAID);
});

test("Drizzle says the same statements when they are built at once, and the schedules end the same", async () => {
  // Troubles are meant here.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const play = async () => {
    // What the origin writes once it writes anew, by Drizzle as it is then.
    vi.resetModules();
    const { openGround, runSpreadWorld } = await import("#tests/kit/money/spread/run-spread-world.ts");
    const said = new Set<string>();
    const ground = await openGround(4, (sql) => void said.add(sql));
    const many = { seed: 7, worlds: 2, orders: 20 };
    const played = await playAll(many, spreadWorldOf(many.orders, 4), (world) =>
      runSpreadWorld(ground, world),
    );
    return { said: [...said].sort(), played, ...ground.tally };
  };
  const usual = await play();
  await import("#scripts/money/at-once/build.ts");
  const quick = await play();
  expect(usual.played.failure).toBeNull();
  expect(usual.said.length).toBeGreaterThan(80);
  expect(quick).toEqual(usual);
});
