import type { ByEar } from "#functions/contract/names/by-ear.ts";

/** Milliseconds without typing before a sound is asked for. */
const PAUSE_MS = 250;

interface Means {
  /** What sounds so, by the form's query; throws where it can't be had. */
  ask(query: string): Promise<ByEar>;
  show(found: ByEar): void;
  /** Keeps the query as the page's address, so that it can be loaded and sent on. */
  keep(query: string): void;
}

/** What is asked by ear, and what is known of it already. */
export class Ear {
  readonly #means: Means;
  readonly #known = new Map<string, Promise<ByEar>>();
  /** The shown sounds in all tones, once they are known: what a tone is looked up in at once. */
  #wide: ByEar | null = null;
  #query: string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(typed: Readonly<Record<string, string | undefined>>, found: ByEar, means: Means) {
    this.#means = means;
    this.#query = queryFrom((name) => typed[name] ?? "");
    if (this.#query === "") return;
    this.#known.set(this.#query, Promise.resolve(found));
    void this.#widen(this.#query);
  }

  /** Something was typed or chosen. What is wrong with it is said only once it is sent: it may be half a word. */
  hear(query: string): void {
    if (query === this.#query) return;
    const [before, now] = [this.#query, new URLSearchParams(query)];
    this.#query = query;
    clearTimeout(this.#timer);
    if (isOneSound(before, query)) {
      const known = this.#wide && inTones(this.#wide, [now.get("tone1"), now.get("tone2")]);
      if (known?.sounds.every(({ exact, near }) => exact.length + near.length > 0)) this.#means.show(known);
      void this.#look(query, false);
      return;
    }
    this.#wide = null;
    this.#timer = setTimeout(() => void this.#look(query, false), PAUSE_MS);
  }

  /** It was sent; false where the form has to send it itself. */
  answer(query: string): boolean {
    if (query === "") return false;
    clearTimeout(this.#timer);
    this.#query = query;
    void this.#look(query, true);
    return true;
  }

  async #look(query: string, isSent: boolean): Promise<void> {
    if (query === "") return;
    try {
      const found = await this.#ask(query);
      if (query !== this.#query || (found.wrong !== null && !isSent)) return;
      this.#means.keep(query);
      this.#means.show(found);
      if (this.#wide === null && found.wrong === null) await this.#widen(query);
    } catch {
      // The button still sends the form.
      this.#known.delete(query);
    }
  }

  #ask(query: string): Promise<ByEar> {
    const asked = this.#known.get(query) ?? this.#means.ask(query);
    this.#known.set(query, asked);
    return asked;
  }

  async #widen(query: string): Promise<void> {
    const all = new URLSearchParams(query);
    for (const tone of ["tone1", "tone2"]) all.set(tone, "any");
    const found = await this.#ask(all.toString()).catch(() => null);
    if (isOneSound(query, this.#query)) this.#wide = found;
  }
}

/** Do two queries ask for the same sounds, whatever their tones? */
function isOneSound(one: string, other: string): boolean {
  const [a, b] = [new URLSearchParams(one), new URLSearchParams(other)];
  return a.get("sound") === b.get("sound") && a.get("sex") === b.get("sex");
}

const MARKS = ["\u0304", "\u0301", "\u030c", "\u0300"];
const toneOf = (pinyin: string): string =>
  String(MARKS.findIndex((mark) => pinyin.normalize("NFD").includes(mark)) + 1);

/** What is left of what was found where these tones are asked for; a tone that is none of four asks for nothing. */
function inTones({ sounds, names, wrong }: ByEar, tones: readonly (string | null)[]): ByEar {
  const fits = (pinyin: string, tone: string | null | undefined) =>
    !/^[1-4]$/.test(tone ?? "") || toneOf(pinyin) === tone;
  return {
    wrong,
    sounds: sounds.map(({ said, exact, near }, at) => ({
      said,
      exact: exact.filter(({ pinyin }) => fits(pinyin, tones[at])),
      near: near.filter(({ pinyin }) => fits(pinyin, tones[at])),
    })),
    // Of one sound a name has it anywhere.
    names:
      sounds.length < 2
        ? names
        : names.filter(({ pinyin }) => pinyin.every((one, at) => fits(one, tones[at]))),
  };
}

const NAMES = ["sound", "tone1", "tone2", "sex"];

/** The query that a form would send; empty where no sound is typed. */
export const queryOf = (form: HTMLFormElement): string => {
  const typed: Record<string, string> = {};
  new FormData(form).forEach((value, name) => {
    if (typeof value === "string") typed[name] = value;
  });
  return queryFrom((name) => typed[name] ?? "");
};

const USUAL: Readonly<Record<string, string>> = { tone1: "said", tone2: "said", sex: "unknown" };

function queryFrom(typed: (name: string) => string): string {
  if (typed("sound").trim() === "") return "";
  return new URLSearchParams(NAMES.map((name) => [name, typed(name) || (USUAL[name] ?? "")])).toString();
}
