/** A start tag of a page: its name, its attributes as they stand (` class="a" hidden=""`), and whether it closes itself. */
export interface StartTag {
  readonly name: string;
  readonly attributes: string;
  readonly closes: boolean;
}

/** What is done with a page as it goes by. */
export interface MarkupWriter {
  /** What is written instead of a start tag, `""`: the same; `onEnd` tells what to do when its element ends. */
  tag(tag: StartTag, onEnd: (then: () => void) => void): string;
  text(text: string): string;
}

/** A start tag: values of attributes may hold `>` between quotation marks. */
const TAG = /<[A-Za-z][^">]*(?:"[^"]*"[^">]*)*>/y;
const NAME = /^<([^\s/>]+)/;
const SLASH = 47;
const BANG = 33;
/** Elements without an end. */
const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Elements whose text is no markup, and those of them that are kept as they are. */
const RAW = new Set(["script", "style", "textarea", "title", "noscript"]);
const KEPT_RAW = new Set(["style", "textarea"]);

/**
 * Reads a page of our own as it comes, whatever the pieces, and writes it anew. It knows what React writes and no more:
 * quoted attributes, an end tag to every element but the void ones. `push` answers what can be sent by now, `end` the rest.
 */
export class Markup {
  readonly #writer: MarkupWriter;
  /** What has come and is not yet written: a text or a tag that is not whole. */
  #rest = "";
  /** The element whose raw text is being read. */
  #raw = "";
  #depth = 0;
  readonly #ends: { depth: number; then: () => void }[] = [];

  constructor(writer: MarkupWriter) {
    this.#writer = writer;
  }

  push(html: string): string {
    return this.#read(this.#rest + html, false);
  }

  end(): string {
    return this.#read(this.#rest, true);
  }

  #read(html: string, isEnd: boolean): string {
    // Joined at the end: a long text of many small sums is slow to be sent.
    const written: string[] = [];
    /** All before it is written. */
    let kept = 0;
    let at = 0;
    const change = (from: number, to: number, text: string) => {
      if (text === "") return;
      written.push(html.slice(kept, from), text);
      kept = to;
    };
    for (;;) {
      const mark = this.#raw === "" ? html.indexOf("<", at) : html.indexOf(`</${this.#raw}`, at);
      if (mark < 0) break;
      const end = this.#endOf(html, mark);
      if (end < 0) break;
      if (mark > at) change(at, mark, this.#text(html.slice(at, mark)));
      if (html.charCodeAt(mark + 1) === SLASH) this.#close();
      else if (html.charCodeAt(mark + 1) !== BANG) change(mark, end, this.#open(html.slice(mark, end)));
      at = end;
    }
    if (isEnd && at < html.length && html[at] !== "<") change(at, html.length, this.#text(html.slice(at)));
    const whole = isEnd ? html.length : at;
    this.#rest = html.slice(whole);
    written.push(html.slice(kept, whole));
    return written.join("");
  }

  #text(text: string): string {
    return KEPT_RAW.has(this.#raw) ? text : this.#writer.text(text);
  }

  /** Where the tag, the comment or the doctype at a place ends; -1 where it is not whole yet. */
  #endOf(html: string, mark: number): number {
    const next = html.charCodeAt(mark + 1);
    if (next !== SLASH && next !== BANG) {
      TAG.lastIndex = mark;
      return TAG.test(html) ? TAG.lastIndex : -1;
    }
    const close = html.startsWith("<!--", mark) ? "-->" : ">";
    const end = html.indexOf(close, mark + 2);
    return end < 0 ? -1 : end + close.length;
  }

  /** An element begins; its tag as it is written instead, or `""`. */
  #open(whole: string): string {
    const [, name = ""] = NAME.exec(whole) ?? [];
    const closes = whole.endsWith("/>");
    const tag = { name, attributes: whole.slice(1 + name.length, closes ? -2 : -1), closes };
    if (closes || VOID.has(name)) return this.#writer.tag(tag, () => undefined);
    if (RAW.has(name)) this.#raw = name;
    this.#depth += 1;
    return this.#writer.tag(tag, (then) => this.#ends.push({ depth: this.#depth, then }));
  }

  #close(): void {
    this.#raw = "";
    while (this.#ends.at(-1)?.depth === this.#depth) this.#ends.pop()?.then();
    this.#depth -= 1;
  }
}
