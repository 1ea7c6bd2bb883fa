import { type Attack, silent } from "#scripts/attack/attack.ts";
import { type Battle, type Kind, secretsOf } from "#scripts/attack/battle.ts";

const PAGES: readonly [what: string, on: Kind, path: (sn: string, battle: Battle) => string][] = [
  ["the paid report", "baby", (sn) => `/naming-result/${sn}`],
  ["every name of it", "baby", (sn) => `/naming-result/${sn}?filter=whole`],
  ["the free result", "free", (sn) => `/naming-result/${sn}`],
  ["a name", "baby", (sn, { given }) => `/naming-detail?sn=${sn}&name=${encodeURIComponent(given)}`],
  ["a comparison", "baby", (sn, { given }) => `/naming-result/${sn}?compare=${encodeURIComponent(given)}`],
  ["why a name is not there", "baby", (sn) => `/naming-detail?sn=${sn}&ask=${encodeURIComponent("怀瑾")}`],
  ["the score", "score", (sn) => `/name-measurement-result/${sn}`],
  ["the luck pick", "luck", (sn) => `/luck-name-details?sn=${sn}`],
  ["its pool", "luck", (sn) => `/luck-name-details?sn=${sn}&list=1`],
  ["the expert's work", "begun", (sn) => `/manual-naming-order?sn=${sn}`],
  ["the family's brief", "expert", (sn) => `/manual-naming-after?sn=${sn}`],
  ["the receipt", "baby", (sn) => `/resulte?sn=${sn}`],
  ["the waiting page", "free", (sn) => `/wait-pay?sn=${sn}`],
  ["the payment's state", "free", (sn) => `/check-pay-status?sn=${sn}`],
  ["the checkout", "free", (sn) => `/pay-new/seek?sn=${sn}`],
  ["the way to a browser", "free", (sn) => `/browser-pay?sn=${sn}`],
  ["the own comment", "baby", (sn) => `/comment-list?sn=${sn}`],
  ["the card in WeChat", "baby", (sn) => `/share-wechat?url=${encodeURIComponent(`/naming-result/${sn}`)}`],
];

/** A stranger looks at every page of an order: no birth, mobile, receipt, proof or brief stands there. */
export const reads: readonly Attack[] = PAGES.flatMap(([what, on, path]) =>
  (["numbers", "keys"] as const).map((by) => ({
    what: `read ${what} by the ${by === "keys" ? "link's key" : "number"}`,
    async run(battle: Battle) {
      const { status, text, headers } = await battle.stranger().get(path(battle[by][on], battle));
      const secrets = { ...secretsOf(battle), ...(by === "keys" && { "the number": battle.numbers[on] }) };
      return silent(status, `${text} ${headers.location ?? ""}`, secrets);
    },
  })),
);
