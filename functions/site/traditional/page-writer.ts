import type { Converter } from "./forms.ts";
import type { MarkupWriter, StartTag } from "./markup.ts";
import { type PageNames, type WrittenNames, writtenNames } from "./page-names.ts";
import type { SoundWriter } from "./sounds.ts";

/** Attributes that a visitor reads or hears; addresses stay as they are, and what was typed (`value`) but for the page's own names. */
const READ_ATTRIBUTES = [
  ...["aria-label", "title", "placeholder", "alt", "label", "content"],
  ...["data-say", "data-wait", "data-slow", "data-fail", "data-failed", "data-cancel"],
];
const READ = new RegExp(` (${READ_ATTRIBUTES.join("|")})="([^"]*)"`, "g");
/** Attributes that say how an element's text is written: as a name, as a passage, as what somebody wrote, not at all. */
const SAYS_HOW = / (?:translate|data-verse|data-quoted|lang)="/;

/** A field of a line that a visitor writes, or a name that goes with it. */
const HOLDS_NAME = / (?:type="text"|translate="no")/;
/** Characters whose traditional form is registered as another (鍾 as 锺, not as 钟): a field would send that. */
const COMES_BACK_OTHERWISE = /[么伙账线厘钟着苎咤腭征]/;

/** Elements that are not rewritten, beside typed text and styles: text for machines, and text that names its own language. */
const KEPT = new Set(["code", "pre"]);

/** The signs of a whole name or passage that its parts take one for one: characters and quotation marks. */
const WRITTEN_APART = /\p{Script=Han}|[“”‘’「」『』]/gu;

const saidBy = ({ attributes }: StartTag, name: string): string | null => {
  const at = attributes.indexOf(` ${name}="`);
  if (at < 0) return null;
  const from = at + name.length + 3;
  return attributes.slice(from, attributes.indexOf('"', from));
};

/** A reader of 繁體 has another yuan: ours is said by its name (人民币), in whole amounts and where a number stands before. */
const inRenminbi = (text: string): string =>
  text.includes("元") ? text.replaceAll(/(?<=\d|^)([ \u00a0])元(?!人民)/gu, "$1元人民币") : text;

/**
 * Writes a page in traditional script. Elements that are marked as a name (`translate="no"`) and those marked as a passage of
 * a classic (`data-verse`) are written by their own forms, the whole by `data-name` and `data-verse` where its characters
 * stand apart; those marked as what somebody wrote (`data-quoted`) in no other words than theirs.
 */
export function pageWriter(by: Converter, spoken: PageNames, sounds: SoundWriter | null): MarkupWriter {
  const written = namesAsTheyCome(spoken, by);
  const prose = (text: string) => by.prose(inRenminbi(text), written());
  const wholes = new Wholes(spoken, by, (text) => written().whole.get(text) ?? by.name(text));
  const sounding = sounds === null ? null : new Sounding(sounds);
  /** The attributes of a field; one of the page's names in it stands there as everywhere on the page. */
  const ofField = (tag: StartTag): string => {
    const { attributes } = tag;
    const value = HOLDS_NAME.test(attributes) ? (saidBy(tag, "value") ?? "") : "";
    const form = value === "" ? undefined : written().whole.get(value);
    if (form === undefined || [...spoken.names.keys()].some((one) => COMES_BACK_OTHERWISE.test(one)))
      return attributes;
    return attributes.replace(` value="${value}"`, ` value="${form}"`);
  };
  let [kept, quoted] = [0, 0];
  return {
    tag(tag, onEnd) {
      const { name, attributes, closes } = tag;
      // A field has no end, so that nothing is opened for it.
      if (name === "input") {
        const own = ofField(tag);
        return rewrittenTag(name, own, closes, prose) || (own === attributes ? "" : tagOf(name, own, closes));
      }
      if (SAYS_HOW.test(attributes) || KEPT.has(name) || sounding !== null) {
        if (KEPT.has(name) || (name !== "html" && saidBy(tag, "lang") !== null)) {
          kept += 1;
          onEnd(() => {
            kept -= 1;
          });
        }
        if (saidBy(tag, "data-quoted") !== null) {
          quoted += 1;
          onEnd(() => {
            quoted -= 1;
          });
        }
        wholes.enter(tag, onEnd);
        sounding?.enter(tag, onEnd);
      }
      return rewrittenTag(name, attributes, closes, prose);
    },
    text(text) {
      if (kept > 0) return text;
      const sound = sounding?.write(text) ?? null;
      if (sound !== null) return sound;
      if (quoted > 0) return wholes.write(text) ?? by.quoted(text, written());
      const told = sounds?.prose(text) ?? text;
      return wholes.write(told) ?? prose(told);
    },
  };
}

/** A tag with what is read of it written anew; `""` where nothing is. */
function rewrittenTag(
  name: string,
  attributes: string,
  closes: boolean,
  prose: (text: string) => string,
): string {
  READ.lastIndex = 0;
  if (name !== "html" && !READ.test(attributes)) return "";
  const said = attributes.replace(READ, (_all, attribute, value) => ` ${attribute}="${prose(value)}"`);
  const own = name === "html" ? said.replace(/ lang="[^"]*"/, ' lang="zh-Hant"') : said;
  return tagOf(name, own, closes);
}

const tagOf = (name: string, attributes: string, closes: boolean): string =>
  `<${name}${attributes}${closes ? " />" : ">"}`;

/** The names and passages around the reader's place, inmost last. */
class Wholes {
  /** `left`: signs of one that are not yet used. */
  readonly #open: { write: (text: string) => string; left: string[] }[] = [];
  readonly #spoken: PageNames;
  readonly #by: Converter;
  readonly #name: (text: string) => string;

  constructor(spoken: PageNames, by: Converter, name: (text: string) => string) {
    this.#spoken = spoken;
    this.#by = by;
    this.#name = name;
  }

  enter(tag: StartTag, onEnd: (then: () => void) => void): void {
    if (saidBy(tag, "translate") === "no") this.#begin(this.#name, saidBy(tag, "data-name"), onEnd);
    const verse = saidBy(tag, "data-verse");
    if (verse !== null)
      this.#begin((text) => this.#by.verse(text, this.#spoken.quotes.get(text)), verse, onEnd);
  }

  #begin(write: (text: string) => string, whole: string | null, onEnd: (then: () => void) => void): void {
    this.#open.push({ write, left: whole ? (write(whole).match(WRITTEN_APART) ?? []) : [] });
    onEnd(() => this.#open.pop());
  }

  /** A text in one of them; null where it is in none. */
  write(text: string): string | null {
    const whole = this.#open.at(-1);
    if (whole === undefined) return null;
    if (whole.left.length === 0) return whole.write(text);
    return text.replace(WRITTEN_APART, (char) => whole.left.shift() ?? char);
  }
}

/** Tells the writer of sounds where names begin, and what stands in a sound. */
class Sounding {
  readonly #sounds: SoundWriter;
  #depth = 0;
  #headings = 0;

  constructor(sounds: SoundWriter) {
    this.#sounds = sounds;
  }

  enter(tag: StartTag, onEnd: (then: () => void) => void): void {
    const whole = saidBy(tag, "data-name");
    if (tag.name === "h3" || whole !== null) this.#sounds.name(whole);
    const isSound =
      tag.name === "rt" ||
      (tag.name === "small" && this.#headings > 0) ||
      saidBy(tag, "class")?.split(/\s+/).includes("sounds") === true;
    if (tag.name === "h3") {
      this.#headings += 1;
      onEnd(() => {
        this.#headings -= 1;
      });
    }
    if (!isSound) return;
    this.#depth += 1;
    onEnd(() => {
      this.#depth -= 1;
    });
  }

  /** A sound in the reader's own system; null where the text is none. */
  write(text: string): string | null {
    if (this.#depth > 0) return this.#sounds.write(text);
    this.#sounds.see(text);
    return null;
  }
}

/** The written names of a page, made again whenever a further answer has brought new ones. */
function namesAsTheyCome(spoken: PageNames, by: Converter): () => WrittenNames {
  let size = spoken.names.size + spoken.quotes.size;
  let written = writtenNames(spoken, by);
  return () => {
    const now = spoken.names.size + spoken.quotes.size;
    if (now !== size) written = writtenNames(spoken, by);
    size = now;
    return written;
  };
}
