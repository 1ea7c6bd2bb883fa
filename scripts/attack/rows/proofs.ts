import type { Attack, Outcome } from "#scripts/attack/attack.ts";
import type { Battle } from "#scripts/attack/battle.ts";

/** Looks something up as a stranger, then tries to erase the baby's order: only an owner could. */
async function lookUp(battle: Battle, q: string, then: Record<string, string> = {}): Promise<Outcome> {
  const thief = battle.stranger();
  const found = await thief.post("/search-order", { step: "number", q, ...then });
  const { status } = await thief.post("/search-order-history", { sn: battle.numbers.baby });
  return {
    got: `${found.status}, then ${status}`,
    won: status === 403 || status === 404 || status === 429 ? null : `may erase (${status})`,
  };
}

const changedAt = (text: string, at: number): string =>
  text
    .split("")
    .map((char, nth) => (nth === at ? (char === "7" ? "9" : "7") : char))
    .join("");

/** Numbers that are near a proof, or look like one, and prove nothing. */
const GUESSES: readonly [what: string, q: (battle: Battle) => string][] = [
  ["the order's number", ({ numbers }) => numbers.baby],
  ["the number in small letters", ({ numbers }) => numbers.baby.toLowerCase()],
  ["the number in full-width letters", ({ numbers }) => fullWidth(numbers.baby)],
  ["the link's key", ({ keys }) => keys.baby],
  ["our own payment number", ({ outTradeNo }) => outTradeNo],
  ["the provider's number, one digit off", ({ transactionId }) => changedAt(transactionId, 9)],
  ["the provider's number, cut", ({ transactionId }) => transactionId.slice(0, -1)],
  ["the provider's number, one digit more", ({ transactionId }) => `${transactionId}0`],
  ["a wildcard for the provider's number", ({ transactionId }) => `${transactionId.slice(0, 8)}%`],
  ["an injected condition", () => "' OR 1=1 --"],
  ["an injected union", () => "X' UNION SELECT sn FROM orders --"],
  ["a recovery code of zeros", () => "0000-0000-0000"],
  ["twelve wildcards", () => "____________"],
  ...Array.from({ length: 12 }, (_, at): [string, (battle: Battle) => string] => [
    `the recovery code with its character ${at + 1} changed`,
    ({ recovery }) => changedAt(recovery.replaceAll("-", ""), at),
  ]),
];

const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0));

/** A stranger would be taken for the owner. */
export const proofs: readonly Attack[] = [
  ...GUESSES.map(([what, q]) => ({
    what: `prove it by ${what}`,
    run: (battle: Battle) => lookUp(battle, q(battle)),
  })),
  ...["", "000000", "123456", "１２３４５６", "' OR 1", "null"].map((code) => ({
    what: `prove it by the mobile and the code «${code}»`,
    run: (battle: Battle) => lookUp(battle, "", { step: "code", mobile: battle.mobile, code }),
  })),
  {
    what: "guess at forty codes at once",
    async run(battle) {
      await battle.family.post("/api/x/sendCode", { mobile: battle.mobile });
      const thieves = Array.from({ length: 40 }, () => battle.stranger());
      const guesses = await Promise.all(
        thieves.map((thief, nth) =>
          thief.post("/search-order", {
            ...{ step: "code", mobile: battle.mobile, code: String(100_000 + nth * 7919) },
          }),
        ),
      );
      const database = await battle.shop.site.database();
      const row = await database
        .prepare("SELECT max(wrong_tries) AS n FROM sms_codes")
        .first<{ n: number | null }>();
      const statuses = [...new Set(guesses.map(({ status }) => status))].join();
      const compared = row?.n ?? 0;
      return {
        got: `${statuses}, ${compared} compared`,
        won: compared > 5 ? "compared more than five" : null,
      };
    },
  },
  {
    what: "use a pass of another order",
    async run(battle) {
      const thief = battle.stranger();
      const said = await battle.family.post("/api/x/handOver", { sn: battle.numbers.free });
      const pass = String(Object(said.data).pass);
      const { status } = await thief.post(`/browser-pay?sn=${battle.numbers.baby}`, { pass });
      return { got: String(status), won: status === 409 ? null : "took it over" };
    },
  },
  {
    what: "look up thirteen numbers within ten minutes",
    async run(battle) {
      const thief = battle.stranger();
      const statuses: number[] = [];
      for (let nth = 0; nth < 13; nth++)
        statuses.push(
          (await thief.post("/search-order", { step: "number", q: `${nth}`.padStart(26, "0") })).status,
        );
      return { got: statuses.join(), won: statuses.at(-1) === 429 ? null : "no limit" };
    },
  },
];
