import { radicalOf } from "#functions/naming/facts/characters/radical-of.ts";
import { confusions } from "#functions/naming/facts/sound/mandarin/southern.ts";
import type { Kinsfolk } from "#functions/naming/person/describe/name-detail.ts";
import { type Facts, factsOf } from "#functions/naming/person/score/facts.ts";
import type { Family } from "#functions/naming/person/score/family.ts";
import {
  apartBy,
  sharedAt,
  sharedWishes,
  sharesRadical,
} from "#functions/naming/person/score/wishes/siblings.ts";
import { toneOf } from "#functions/naming/person/store/marks.ts";
import { marksOf } from "#functions/naming/person/store/store.ts";

const TONES = ["轻", "阴平", "阳平", "上声", "去声"] as const;

/** A name beside those of the family's children and parents, in the order they were told. */
export function sayKinsfolk({ siblings, parents }: Family, given: readonly Facts[]): Kinsfolk[] {
  const beside = (who: Kinsfolk["who"]) => (name: string) => {
    const other = Array.from(name, factsOf);
    const own = who === "sibling" ? saySibling(other, given) : sayParent(other, given);
    return { who, given: name, says: [...own, sayTones(other, given), sayMeaning(other, given)] };
  };
  return [...siblings.map(beside("sibling")), ...parents.map(beside("parent"))];
}

type Said = Kinsfolk["says"][number];

function saySibling(other: readonly Facts[], given: readonly Facts[]): Said[] {
  const apart = apartBy(other, given);
  const sound = {
    same: "和它同音，在家里喊一声，两个孩子都会答应。",
    near: `音近${mixedUp(other, given)}，有口音的亲戚可能喊混。`,
    clear: "喊起来分得开。",
  } as const;
  return [{ about: "读音", fits: apart !== "same", text: sound[apart] }, sayShared(other, given)];
}

/** What speakers who mix the two up do not keep apart, in brackets; "" where that cannot be said in a word. */
function mixedUp(other: readonly Facts[], given: readonly Facts[]): string {
  const [own, beside] = [given.at(-1)?.sound, other.at(-1)?.sound];
  const found = own == null || beside == null ? [] : confusions(own.id, beside.id);
  return found.length === 0 ? "" : `（${found.join("，")}）`;
}

function sayShared(other: readonly Facts[], given: readonly Facts[]): Said {
  const shared = sharedAt(other, given);
  const both = given.find(({ char }) => other.some((facts) => facts.char === char));
  if (other.length === given.length && shared !== undefined)
    return { about: "用字", fits: true, text: `同一个位置都是“${shared}”，像排了字辈。` };
  if (both !== undefined)
    return { about: "用字", fits: true, text: `都有“${both.char}”，位置不同，不像字辈。` };
  const at = sharesRadical(other, given)
    ? given.find(({ radical }, place) => radical !== 0 && other[place]?.radical === radical)
    : undefined;
  if (at !== undefined)
    return { about: "用字", fits: true, text: `没有同一个字，但都有“${radicalOf(at.radical)}”部的字。` };
  const length = other.length === given.length ? "字数相同" : "字数不同";
  return { about: "用字", fits: true, text: `没有同一个字，${length}。` };
}

function sayParent(other: readonly Facts[], given: readonly Facts[]): Said[] {
  const same = given.filter(({ char }) => other.some((facts) => facts.char === char));
  const alike = given.filter(
    (facts) =>
      facts.sound !== null &&
      other.some(({ sound, char }) => sound?.id === facts.sound?.id && char !== facts.char),
  );
  const chars = (some: readonly Facts[]) => some.map(({ char }) => `“${char}”`).join("");
  return [
    {
      about: "读音",
      fits: alike.length === 0,
      text:
        alike.length === 0 ? "没有同音的字。" : `里的${chars(alike)}同长辈的字同音，讲究避讳的人家会避开。`,
    },
    {
      about: "用字",
      fits: same.length === 0,
      text:
        same.length === 0
          ? "没有同一个字。"
          : `用了长辈的${chars(same)}：有的人家特意这样取，有的会避讳，请家里人定。`,
    },
  ];
}

function sayTones(other: readonly Facts[], given: readonly Facts[]): Said {
  const [own, beside] = [tonesOf(given), tonesOf(other)];
  const text =
    own === beside ? `都是${own}，排在一起念很整齐。` : `这个是${own}，那个是${beside}，念起来各有起落。`;
  return { about: "声调", fits: true, text };
}

const tonesOf = (some: readonly Facts[]): string =>
  some.map(({ sound }) => (sound === null ? "未知" : TONES[sound.tone])).join("＋");

function sayMeaning(other: readonly Facts[], given: readonly Facts[]): Said {
  const wishes = sharedWishes(other, given);
  if (wishes.length > 0) return { about: "意思", fits: true, text: `都说到${wishes.join("、")}。` };
  const [own, beside] = [moodOf(given), moodOf(other)];
  const text =
    own !== undefined && own === beside
      ? `说的不是一件事，气质都偏${own}。`
      : "说的不是一件事，各有各的意思。";
  return { about: "意思", fits: true, text };
}

const moodOf = (some: readonly Facts[]): string | undefined =>
  toneOf(marksOf(some.map(({ char }) => char).join("")));
