import { bannedIn } from "#functions/contract/values/banned-words.ts";

/** The banned words that a text says. */
export const forbidden = bannedIn;

/** Latin words that stand on the site with reason: a file format, a writer's name, what is written by machine. */
const ALLOWED = /\b(?:PDF|AI|Spencer)\b/g;
/** Initials, finals and whole syllables of pinyin, as the page on one name lists them. */
const PINYIN = /^(?:[bpmfdtnlgkhjqxrzcsyw]h?)?[aeiou]{0,3}(?:n|ng|r)?$/;

/** A syllable with its tone mark; a Cantonese one with its tone's number, after which another element's may stand. */
const MARKED = /[A-Za-z]*[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü][A-Za-zāáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜü]*/g;
const JYUTPING = /\b[A-Z]?[a-z]+[1-6](?![A-Za-z])/g;

/** What a reader of English may take a passport's spelling for, as `sayFinding` says it in both scripts. */
const TAKEN_FOR = /看成[“「][^”」]+[”」]/g;

/**
 * English in a text: Latin words in a row, or one that is no sound. Numbers of orders and faults, a name as it is
 * spelt abroad and what it may be taken for there are none.
 */
export function english(text: string, spellings: readonly { text: string }[] = []): string[] {
  const words = spellings.flatMap((spelling) => [spelling.text, ...spelling.text.split(/[^A-Za-z]+/)]);
  const spelt = words.filter((word) => word !== "").sort((a, b) => b.length - a.length);
  const plain = spelt
    .reduce((rest, word) => rest.replaceAll(new RegExp(`\\b${word}\\b`, "g"), ""), text)
    .replaceAll(TAKEN_FOR, "")
    .replaceAll(/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, "")
    .replaceAll(/编号(?:（前 8 位）)?\s*[A-Za-z0-9]{8}/g, "")
    .replaceAll(MARKED, "")
    .replaceAll(JYUTPING, "")
    .replaceAll(ALLOWED, "");
  const runs = plain.match(/[A-Za-z]{2,}(?:[ ,']+[A-Za-z]{2,})*/g) ?? [];
  return runs.filter(
    (run) => /[a-z]{2,}/.test(run) && (/[ ,']/.test(run) || !PINYIN.test(run.toLowerCase())),
  );
}
