import type { BusinessBrief } from "#functions/naming/business/brief.ts";
import { clashOf } from "#functions/naming/business/score/clash.ts";
import { type Finding, findingsFor } from "#functions/naming/business/score/compliance.ts";
import { type Context, contextOf } from "#functions/naming/business/score/context.ts";
import {
  type DomainForms,
  domainFormsOf,
  type FullForm,
  fullFormOf,
  type NiceHint,
  niceHintsOf,
} from "#functions/naming/business/score/forms.ts";
import { type NearMiss, nearestOf } from "#functions/naming/business/score/near-miss.ts";
import { sayFit, suits } from "#functions/naming/business/score/rules/fit.ts";
import { SHAPES, sayShape } from "#functions/naming/business/score/rules/memory.ts";
import { sayGoods } from "#functions/naming/business/score/rules/rule.ts";
import { heardInSign, pinyinOf } from "#functions/naming/business/score/rules/sound.ts";
import { type BusinessBill, billOfSign } from "#functions/naming/business/score/score.ts";
import type { CohesionShape } from "#functions/naming/business/sign/cohesion.ts";
import { goodsWord, piecesOf } from "#functions/naming/business/sign/known-words.ts";
import type { Mark } from "#functions/naming/business/sign/marks.ts";
import { type Sign, signOf } from "#functions/naming/business/sign/sign.ts";
import { formNote } from "#functions/naming/facts/characters/form-uses.ts";

/** One character of a 字号, for the owner. */
interface SignCharacter {
  readonly char: string;
  readonly pinyin: string;
  readonly strokes: number;
  readonly level: 1 | 2 | 3;
  readonly gloss: string;
  /** Which traditional form it goes by where there are several. */
  readonly forms?: string;
}

/** All there is to say about one name for a business. */
export interface BusinessCard {
  readonly sign: string;
  readonly pinyin: readonly string[];
  readonly bill: BusinessBill;
  readonly characters: readonly SignCharacter[];
  /** Why it may suit, in Chinese sentences: what its own characters say, and what that has to do with the trade. */
  readonly why: string;
  /** What to watch for. */
  readonly care: readonly string[];
  readonly findings: readonly Finding[];
  /** The rival it comes nearest to; null where none is at all alike. */
  readonly rival: NearMiss | null;
  readonly full: FullForm | null;
  readonly domains: DomainForms;
  readonly nice: readonly NiceHint[];
}

/** Shapes that speak for no name. */
const LOOSE: ReadonlySet<CohesionShape> = new Set<CohesionShape>(["loose", "other"]);
/** A line that has lost at least this share of its points is pointed out. */
const WEAK = 0.5;
const MOST_CARES = 4;
/** Rules whose reasons only say what a name has, even with few points: they are no warning. */
const NO_CARE: ReadonlySet<string> = new Set(["意象合行业", "风格对路", "连起来有意思", "字义"]);

/** The card of any 字号, proposed or the owner's own; null where a character of it is not registrable. */
export function businessCard(text: string, brief: BusinessBrief): BusinessCard | null {
  const sign = signOf(text);
  if (sign === null) return null;
  const context = contextOf(brief);
  const bill = billOfSign(sign, context);
  const clash = clashOf(sign.marks);
  const weak = bill.lines
    .filter(({ rule, points, max }) => max > 0 && points <= max * WEAK && !NO_CARE.has(rule))
    .map(({ reason }) => `${reason}。`);
  return {
    sign: text,
    pinyin: pinyinOf(sign.marks).split(" "),
    bill,
    characters: sign.marks.map(describeMark),
    why: clash === null ? whyOf(sign, context) : `${clash.said}。`,
    care: [...new Set(clash === null ? weak : [`${clash.said}。`, ...weak])].slice(0, MOST_CARES),
    findings: findingsFor(text, brief),
    rival: nearestOf(sign.marks, context.rivals),
    full: fullFormOf(text, brief),
    domains: domainFormsOf(text, brief),
    nice: niceHintsOf(brief),
  };
}

function describeMark(mark: Mark): SignCharacter {
  const { char, strokes, gloss, character } = mark;
  const forms = formNote(char, character.traditional);
  return {
    char,
    pinyin: pinyinOf([mark]),
    strokes,
    level: character.level,
    gloss,
    ...(forms !== undefined && { forms }),
  };
}

/** The bad things that a name sounds like, worst first; empty where there are none. */
export function heardAs(text: string): readonly string[] {
  return [...new Set(heardInSign(signOf(text)?.marks ?? []).map(({ heard }) => heard))];
}

const textOf = (marks: readonly Mark[]): string => marks.map(({ char }) => char).join("");

/** What a sign's words say as wholes, and its other characters one by one; what the owner asked for is left out. */
function glossesOf(marks: readonly Mark[], isAsked: (mark: Mark) => boolean): ReadonlySet<string> {
  const glosses = new Set<string>();
  for (const piece of piecesOf(textOf(marks))) {
    const own = marks.filter(({ char }) => (typeof piece === "string" ? piece : piece.text).includes(char));
    if (own.every(isAsked)) continue;
    if (typeof piece !== "string") glosses.add(`“${piece.text}”，${piece.is}`);
    else for (const { char, gloss } of own) if (gloss !== "") glosses.add(`“${char}”，${gloss}`);
  }
  return glosses;
}

/**
 * Says what the name is as a whole where a character has no gloss of ours, what the characters mean, which no other name has, then what the name calls to mind in the trade.
 * Leaves out the characters that the owner asked for, as all names have them.
 */
function whyOf(sign: Sign, context: Context): string {
  const { marks } = sign;
  const { brief, found } = context;
  const isAsked = ({ char }: Mark) => brief.must.includes(char);
  const goods = goodsWord(textOf(marks), found.trade.taste.name);
  if (goods !== undefined) return `${sayGoods(goods)}。`;
  const glosses = glossesOf(marks, isAsked);
  const asked = marks.some((mark) => isAsked(mark) && suits(mark, found.trade));
  const unsaid = piecesOf(textOf(marks)).some(
    (piece) => typeof piece === "string" && marks.some(({ char, gloss }) => char === piece && gloss === ""),
  );
  const whole = `“${textOf(marks)}”，${sayShape(sign)}`;
  // Where but one character is left to be said, nothing would be said of the name.
  const isHalf = !unsaid && glosses.size === 1 && marks.some(isAsked) && !LOOSE.has(sign.cohesion.shape);
  const fit = asked && glosses.size > 0 ? "" : sayFit(sign, context);
  // Two that we put together make what hundreds make: only what is put beside the asked character is this name's own.
  const isCoined = isHalf && sign.cohesion.pairs[0]?.coined === true && sayShape(sign) === SHAPES.picked;
  const beside = isCoined ? `“${textOf(marks.filter(isAsked))}”配` : "";
  return [unsaid ? whole : "", beside + [...glosses].join("；"), isHalf && !isCoined ? whole : "", fit]
    .filter((sentence) => sentence !== "")
    .map((sentence) => `${sentence}。`)
    .join("");
}
