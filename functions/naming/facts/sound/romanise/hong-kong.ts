import { type Jyutping, jyutping } from "#functions/naming/facts/sound/cantonese/jyutping.ts";
import { isSyllable, syllable } from "#functions/naming/facts/sound/mandarin/syllable.ts";
import { hongKongSurnames } from "./hong-kong-surnames.ts";
import { capitalised, type RomanName } from "./roman-name.ts";

/** A syllable of a name: Jyutping, and numbered pinyin, which still tells ts from ch and s from sh. */
export interface HongKongReading {
  readonly cantonese: string;
  readonly mandarin: string;
}

const initials: Readonly<Record<string, string>> = { b: "p", d: "t", g: "k", gw: "kw", j: "y" };

/** Finals as Hong Kong spells them in names, where Jyutping differs. */
const finals: Readonly<Record<string, string>> = {
  aa: "a",
  aai: "ai",
  aau: "au",
  aam: "am",
  aan: "an",
  aang: "ang",
  aap: "ap",
  aat: "at",
  aak: "ak",
  oe: "eu",
  oeng: "eung",
  oek: "euk",
  eoi: "ui",
  eon: "un",
  eot: "ut",
  ou: "o",
  yu: "u",
  yun: "uen",
  yut: "uet",
};

/** Finals before which s is written even where Mandarin has sh: 詩 and 士 are Sze, 神 San, 生 Sang, 數 So. */
const S_FINALS = new Set(["i", "an", "ang", "o", "ou"]);

/** Finals before which the old ts is still commonly written, in words whose Mandarin has z, c, s, j, q or x. */
const TS_FINALS = new Set(["ang", "e", "eoi", "o", "ak"]);

/**
 * A syllable in the romanisation of the Hong Kong government (香港政府粤语拼音): aspiration and tones are not
 * written. It has no official table; this follows Cowles's Standard Romanisation as simplified in use.
 */
function hongKong({ cantonese, mandarin }: HongKongReading): string {
  const read = jyutping(cantonese);
  const { initial, final } = read;
  if (initial === "" && (final === "ng" || final === "m")) return capitalised(final);
  return capitalised(initialOf(read, mandarin) + finalOf(initial, final, mandarin));
}

/**
 * The whole name as on an identity card: `Chan Tai Man`. Common surnames take the spelling most families
 * bear (`Chow`, `Lee`); families keep their own, so this is a proposal.
 */
export function hongKongName(
  surname: string,
  surnameReadings: readonly HongKongReading[],
  given: readonly HongKongReading[],
): RomanName {
  const parts = {
    surname: hongKongSurnames[surname] ?? surnameReadings.map(hongKong).join(" "),
    given: given.map(hongKong).join(" "),
  };
  return { ...parts, full: `${parts.surname} ${parts.given}` };
}

function initialOf({ initial, final }: Jyutping, mandarin: string): string {
  if (initial === "z" || initial === "c")
    return isDental(mandarin) && writesTs(final, mandarin) ? "ts" : "ch";
  if (initial === "s") return writesSh(final, mandarin) ? "sh" : "s";
  return initials[initial] ?? initial;
}

function writesTs(final: string, mandarin: string): boolean {
  return TS_FINALS.has(final) || (final === "i" && isApicalDental(mandarin));
}

function writesSh(final: string, mandarin: string): boolean {
  // 信 and 順 alike are Shun.
  return final === "eon" || (!S_FINALS.has(final) && !isDental(mandarin));
}

function finalOf(initial: string, final: string, mandarin: string): string {
  if (final === "i") return openFinal(initial, mandarin);
  if (final === "ei" && initial === "l") return "i";
  if (final === "aa" && initial === "w") return "ah";
  // 振 Chun, but 陳 Chan.
  if (final === "an" && initial === "z") return "un";
  // 潘 Poon, 官 Koon, 歡 Foon; but 門 Mun, 換 Wun.
  if (final === "un" && /^[bpgkf]$/.test(initial)) return "oon";
  return finals[final] ?? final;
}

/** Jyutping's i alone: 詩 Sze, 子 Tsz, 志 Chi, 兒 Yee. */
function openFinal(initial: string, mandarin: string): string {
  if (initial === "s") return "ze";
  if (initial === "j") return "ee";
  return (initial === "z" || initial === "c") && isApicalDental(mandarin) ? "z" : "i";
}

/** Whether the Mandarin syllable is zi, ci or si. */
function isApicalDental(mandarin: string): boolean {
  return isDental(mandarin) && syllable(mandarin).final === "-i";
}

/** Whether Mandarin begins with z, c, s, j, q or x, where old spelling has ts or s; elsewhere ch or sh. */
function isDental(mandarin: string): boolean {
  return isSyllable(mandarin) && /^[zcsjqx]$/.test(syllable(mandarin).initial);
}
