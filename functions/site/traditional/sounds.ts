import type { SoundSystem } from "#app/kit/cookies/view-cookie.server.ts";
import { faultLine, say } from "#functions/contract/watch/log.ts";
import type { SiteEnv } from "#functions/site/env.ts";
import { taiwanSound, zhuyinIn, zhuyinOf } from "./zhuyin.ts";

/** Where the file of Cantonese readings is. */
type Assets = { ASSETS: Pick<SiteEnv["ASSETS"], "fetch"> };

/** The sounds of a whole name in Jyutping, surname first; undefined where a character has none. */
type Cantonese = (name: string, surname: string) => readonly (string | undefined)[];

let known: Promise<Cantonese> | undefined;

const rows = (text: string): [string, string][] =>
  text.split("\n").map((row) => {
    const [head = "", ...rest] = row.split(" ");
    return [head, rest.join(" ")];
  });

async function loadCantonese({ ASSETS }: Assets): Promise<Cantonese> {
  const file = await ASSETS.fetch(new Request("https://assets.invalid/writing/jyutping.txt"));
  if (!file.ok) throw new Error(`writing/jyutping.txt: ${file.status}`);
  const [table = "", surnames = ""] = (await file.text()).trim().split("\n\n");
  const byChar = new Map(rows(table).flatMap(([sound, chars]) => Array.from(chars, (char) => [char, sound])));
  const bySurname = new Map(rows(surnames));
  return (name, surname) => {
    const own = bySurname.get(surname)?.split(" ") ?? [];
    return [...own, ...[...name].slice(own.length).map((char) => byChar.get(char))];
  };
}

/** The table, read once an isolate; null where it cannot be had: pinyin stays then. */
const theCantonese = (env: Assets): Promise<Cantonese | null> => {
  known ??= loadCantonese(env);
  return known.catch((error: unknown) => {
    known = undefined;
    say({ at: "traditional", fault: faultLine(error) });
    return null;
  });
};

/** What writes the sounds of one page's names; `see` is told its text as it comes, `write` the text of a sound. */
export interface SoundWriter {
  /** A name begins that is known whole; null: a heading, whose text will tell it. */
  name(whole: string | null): void;
  see(text: string): void;
  /** A sentence in which sounds are told of, in the reader's own system; Cantonese has no words for what Mandarin's sounds are made of. */
  prose(text: string): string;
  /** The sounds in the reader's own system; null where the text is no sounds of the name. */
  write(text: string): string | null;
}

/**
 * Writes the sounds above names as a reader of 繁體 learnt them (注音 in Taiwan, 粵拼 in Hong Kong); null where pinyin stays.
 * `surnameOf`: the surname at the start of a name.
 */
export async function soundWriter(
  system: SoundSystem,
  env: Assets,
  surnameOf: (name: string) => string,
): Promise<SoundWriter | null> {
  if (system === "pinyin") return null;
  const cantonese = system === "jyutping" ? await theCantonese(env) : undefined;
  if (cantonese === null) return null;
  let chars: string[] = [];
  let isWhole = false;
  let at = 0;
  const soundOf = (pinyin: string, place: number): string | null => {
    const char = chars[place];
    if (char === undefined || zhuyinOf(pinyin) === null) return null;
    if (cantonese === undefined) return taiwanSound(char, pinyin);
    return cantonese(chars.join(""), surnameOf(chars.join("")))[place] ?? null;
  };
  return {
    name(whole) {
      [chars, isWhole, at] = [[...(whole ?? "")], whole !== null, 0];
    },
    see(text) {
      if (!isWhole) chars.push(...(text.match(/\p{Script=Han}/gu) ?? []));
    },
    prose: system === "zhuyin" ? zhuyinIn : (text) => text,
    write(text) {
      const pinyin = text.trim().split(" ");
      if (at + pinyin.length > chars.length) at = 0;
      const sounds = pinyin.map((one, nth) => soundOf(one, at + nth));
      at += pinyin.length;
      return sounds.every((sound) => sound !== null) ? sounds.join(" ") : null;
    },
  };
}
