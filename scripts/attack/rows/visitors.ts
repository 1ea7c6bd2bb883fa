import { type Attack, held } from "#scripts/attack/attack.ts";
import type { Battle } from "#scripts/attack/battle.ts";
import { signedVisitor } from "#tests/kit/runtime/start-workers.ts";

const erase = async (battle: Battle, cookie: string, headers: Record<string, string> = {}) => {
  const thief = battle.stranger();
  const sent = { ...headers, ...(cookie !== "" && { cookie }) };
  const answer = await thief.post("/search-order-history", { sn: battle.numbers.baby }, { headers: sent });
  return held(answer.status, [403, 404]);
};

/** The victim's cookie, as it is signed. */
const signed = ({ family }: Battle): string => signedVisitor(family.visitorId);

const COOKIES: readonly [what: string, cookie: (battle: Battle) => string][] = [
  ["the bare id", ({ family }) => `v=${family.visitorId}`],
  ["the id with an empty signature", ({ family }) => `v=${family.visitorId}.k1.`],
  ["a signature of zeros", ({ family }) => `v=${family.visitorId}.k1.${"0".repeat(64)}`],
  ["a signature cut short", (battle) => `v=${signed(battle).slice(0, -2)}`],
  ["another key's name", (battle) => `v=${signed(battle).replace(".k1.", ".k2.")}`],
  ["the signature in capitals", (battle) => `v=${signed(battle).toUpperCase()}`],
  ["the right cookie twice", (battle) => `v=${signed(battle)}; v=${signed(battle)}`],
  ["the right cookie under another name", (battle) => `__Host-v=${signed(battle)}`],
  ["the right cookie in quotes", (battle) => `v="${signed(battle)}"`],
];

const HEADERS: readonly [what: string, headers: (battle: Battle) => Record<string, string>][] = [
  ["bd_vid", ({ family }) => ({ bd_vid: family.visitorId })],
  [
    "an address of the desk",
    () => ({ "cf-access-jwt-assertion": "e30.e30.e30", "desk-assertion": "e30.e30." }),
  ],
  ["x-forwarded-host", () => ({ "x-forwarded-host": "localhost", "x-original-url": "/desk" })],
  ["visitor-address", () => ({ "visitor-address": "127.0.0.1" })],
  ["a method in a header", () => ({ "x-http-method-override": "DELETE" })],
];

/** Somebody would pass for the visitor who made the orders. */
export const visitors: readonly Attack[] = [
  ...COOKIES.map(([what, cookie]) => ({
    what: `erase with ${what} for a cookie`,
    run: (battle: Battle) => erase(battle, cookie(battle)),
  })),
  ...HEADERS.map(([what, headers]) => ({
    what: `erase with ${what} in the headers`,
    run: (battle: Battle) => erase(battle, "", headers(battle)),
  })),
  ...["/desk", "/desk/queue", "/desk/briefs", "/desk/settings", "/desk/log"].map((path) => ({
    what: `open ${path} with a forged assertion`,
    async run(battle: Battle) {
      const headers = { "cf-access-jwt-assertion": "eyJhbGciOiJub25lIn0.e30." };
      return held((await battle.stranger().get(path, { headers })).status, [303, 403, 404]);
    },
  })),
];
