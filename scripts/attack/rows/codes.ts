import type { Attack } from "#scripts/attack/attack.ts";
import type { Battle } from "#scripts/attack/battle.ts";

const ask = (battle: Battle, mobile: string, more: Record<string, string> = {}) =>
  battle.stranger().post("/search-order", { step: "send", mobile, ...more });

const sent = async ({ shop }: Battle): Promise<number> => {
  const database = await shop.site.database();
  return (await database.prepare("SELECT count(*) AS n FROM sms_outbox").first<{ n: number }>())?.n ?? 0;
};

/** Where a message is dear, or none of ours should go. */
const ABROAD = ["+882 1234567890", "+979 123456789", "+1 900 555 0100", "+44 7911 123456", "+53 51234567"];

/** Codes by SMS: who pays for them, and who learns by them. */
export const codes: readonly Attack[] = [
  ...ABROAD.map((mobile) => ({
    what: `have a code sent to ${mobile}`,
    async run(battle: Battle) {
      const before = await sent(battle);
      const { status } = await ask(battle, mobile);
      const isSent = (await sent(battle)) > before;
      return { got: String(status), won: status === 400 && !isSent ? null : "was taken" };
    },
  })),
  {
    what: "have codes sent to forty mobiles of no order",
    async run(battle) {
      const before = await sent(battle);
      for (let nth = 0; nth < 40; nth++) await ask(battle, `1370000${String(1000 + nth)}`);
      const more = (await sent(battle)) - before;
      return { got: `${more} messages`, won: more === 0 ? null : "messages to nobody" };
    },
  },
  {
    what: "tell by the answer which mobile stands on an order",
    async run(battle) {
      // Both were asked for before: the question that then comes is the same for all.
      for (const mobile of [battle.mobile, "13912340000"]) await ask(battle, mobile);
      const [known, unknown] = [await ask(battle, battle.mobile), await ask(battle, "13912340000")];
      const plain = (words: string) =>
        words.replaceAll(/0987|0000|[一二三四五六七八九十]+加[一二三四五六七八九十]+/g, "");
      const isSame = known.status === unknown.status && plain(known.words) === plain(unknown.words);
      return { got: `${known.status}, ${unknown.status}`, won: isSame ? null : "the answers differ" };
    },
  },
  ...[
    ["no answer", { challenge: "x.y.z", answer: "" }],
    ["a token of one's own", { challenge: `zzzzzzzz.n.${"0".repeat(64)}`, answer: "42" }],
  ].map(([what, more]) => ({
    what: `have a second code sent with ${String(what)}`,
    async run(battle: Battle) {
      const before = await sent(battle);
      const { status } = await ask(battle, battle.mobile, { ...Object(more) });
      const isSent = (await sent(battle)) > before;
      return { got: String(status), won: isSent ? "was sent" : null };
    },
  })),
  {
    what: "lock the victim out by asking twenty times",
    async run(battle) {
      for (let nth = 0; nth < 20; nth++) await ask(battle, "13912340987");
      const said = await battle.victim.post("/search-order", { step: "send", mobile: battle.mobile });
      // The victim is asked a question at the most, and may go on.
      const isOut = said.status === 429;
      return { got: String(said.status), won: isOut ? "the victim is locked out" : null };
    },
  },
  {
    what: "tell it by the time that the answer takes",
    async run(battle) {
      const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
      const database = await battle.shop.site.database();
      // Both are asked for as if nobody ever had: a question that comes first would be answered sooner.
      const forget = () => database.prepare("DELETE FROM tries").run();
      for (let nth = 0; nth < 12; nth++) {
        await forget();
        times.known.push((await ask(battle, battle.mobile)).ms);
        await forget();
        times.unknown.push((await ask(battle, `1391235${String(1000 + nth)}`)).ms);
      }
      const middle = (of: number[]) => of.toSorted((a, b) => a - b)[of.length >> 1] ?? 0;
      const [known, unknown] = [middle(times.known), middle(times.unknown)];
      const apart = Math.abs(known - unknown);
      return {
        got: `${known.toFixed(1)} and ${unknown.toFixed(1)} ms`,
        won: apart > Math.max(25, unknown) ? "the times differ" : null,
      };
    },
  },
  {
    what: "order 201 results within the hour by one visitor",
    async run(battle) {
      const crowd = battle.stranger();
      await crowd.get("/luck-name");
      let last = 0;
      for (let nth = 0; nth < 201; nth++) {
        const form = { surname: "林", sex: "male", length: "2", idem: `form-${crypto.randomUUID()}` };
        last = (await crowd.post("/luck-name", form)).status;
      }
      return { got: String(last), won: last === 429 ? null : "no limit" };
    },
  },
];
