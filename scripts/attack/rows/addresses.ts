import { type Attack, silent } from "#scripts/attack/attack.ts";
import { type Battle, secretsOf } from "#scripts/attack/battle.ts";

const PATHS: readonly [what: string, path: (sn: string) => string][] = [
  ["data of the screen", (sn) => `/naming-result/${sn}.data`],
  ["a style sheet behind it", (sn) => `/naming-result/${sn}/x.css`],
  ["small letters", (sn) => `/naming-result/${sn.toLowerCase()}`],
  ["a percent-encoded letter", (sn) => `/naming-result/%${sn.charCodeAt(0).toString(16)}${sn.slice(1)}`],
  ["a slash at the end", (sn) => `/naming-result/${sn}/`],
  ["two slashes", (sn) => `//naming-result/${sn}`],
  ["dots", (sn) => `/guide/../naming-result/${sn}`],
  ["the origin's own path", (sn) => `/api/business/sought?sn=${sn}`],
  ["the origin's hold", (sn) => `/api/x/hold?sn=${sn}`],
  ["the loader's name", (sn) => `/naming-result/${sn}?_data=routes%2Fproducts%2Fnaming-result`],
  ["a second number", (sn) => `/resulte?sn=0&sn=${sn}`],
  ["a number in a list", (sn) => `/resulte?sn[]=${sn}`],
  ["a NUL behind", (sn) => `/naming-result/${sn}%00`],
  ["a line break behind", (sn) => `/naming-result/${sn}%0d%0aset-cookie:%20v=1`],
];

/** Odd addresses of an order: none tells more than the plain one, and none is kept for others. */
export const addresses: readonly Attack[] = PATHS.map(([what, path]) => ({
  what: `ask for the report with ${what}`,
  async run(battle: Battle) {
    const answer = await battle.stranger().get(path(battle.numbers.baby));
    const cached = String(answer.headers["cache-control"] ?? "");
    const outcome = silent(answer.status, answer.text, secretsOf(battle));
    const isKept = /public|s-maxage/.test(cached) && answer.status === 200;
    return isKept ? { ...outcome, won: `may be kept: ${cached}` } : outcome;
  },
}));
