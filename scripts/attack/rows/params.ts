import type { Attack } from "#scripts/attack/attack.ts";
import type { Battle } from "#scripts/attack/battle.ts";

const MARK = "<script>alert(1)</script>";
const STRINGS: readonly string[] = [
  ...[MARK, `"><img src=x onerror=alert(1)>`, `javascript:alert(1)//`, "</title><svg onload=alert(1)>"],
  ...["{{7*7}}", "$" + "{7*7}", "\u2028alert(1)", "‮gpj.exe", "%3Cscript%3E", "𠮷".repeat(30)],
];
const isRaw = (text: string): boolean => /<script>alert|<img src=x|<svg onload/.test(text);

const BODIES: readonly [what: string, body: string][] = [
  ["a key twice", "step=number&q=1&q=2"],
  ["a key in brackets", "step=number&q[]=1"],
  ["a prototype", "__proto__=1&step=number"],
  ["a constructor", "constructor=1&step=number"],
  ["a NUL", "step=number&q=%00"],
  ["a broken percent", "step=number&q=%E4%B"],
  ["seventy keys", Array.from({ length: 70 }, (_, at) => `k${at}=1`).join("&")],
  ["twenty kilobytes", `step=number&q=${"A".repeat(20_000)}`],
  ["JSON", `{"step":"number","q":"1"}`],
];

/** What forms are not made for. */
export const params: readonly Attack[] = [
  ...STRINGS.map((text) => ({
    what: `look up ${JSON.stringify(text).slice(0, 40)}`,
    async run(battle: Battle) {
      const { status, text: page } = await battle
        .stranger()
        .post("/search-order", { step: "number", q: text });
      return {
        got: String(status),
        won: isRaw(page) || status >= 500 ? "stands there as it was typed" : null,
      };
    },
  })),
  ...STRINGS.slice(0, 4).map((text) => ({
    what: `call a mobile ${JSON.stringify(text).slice(0, 40)}`,
    async run(battle: Battle) {
      const form = { step: "send", mobile: text, challenge: text, answer: text };
      const { status, text: page } = await battle.stranger().post("/search-order", form);
      return {
        got: String(status),
        won: isRaw(page) || status >= 500 ? "stands there as it was typed" : null,
      };
    },
  })),
  ...BODIES.map(([what, body]) => ({
    what: `send ${what}`,
    async run(battle: Battle) {
      const { status } = await battle.stranger().post("/search-order", body);
      return { got: String(status), won: status >= 400 && status < 500 ? null : `answered ${status}` };
    },
  })),
];
