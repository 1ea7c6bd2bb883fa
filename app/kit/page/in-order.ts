/** What ends the shell of a streamed document: the parts that were pending follow it. */
const END_OF_SHELL = "</html>";
/** The place of a part that is to come, as React leaves it in the document. */
const PLACE = /<!--\$\?--><template id="(B:[0-9a-f]+)"><\/template>/;
const END_OF_PLACE = "<!--/$-->";
/** Stands where a part could not be drawn. */
const FAILED = "<p>这一部分没有取到，请刷新再试。</p>";

/**
 * React streams a document out of order: the shell with empty places, then hidden parts, each with a script that moves it.
 * This puts the same parts in their places on the server: whatever stands before the first place that is still empty
 * is sent at once, the rest when that is filled. No script is left, so that all readers get the same bytes.
 */
class InOrder {
  readonly #shell: (html: string) => string;
  readonly #scripts: RegExp;
  /** Of the shell, then of the parts: what has come and is not yet taken up. */
  #raw = "";
  #hasShell = false;
  /** What is still to be sent, in its order. */
  #page = "";
  readonly #parts = new Map<string, string>();

  /** `shell` finishes the shell once it is there; nobody who writes text into a page knows its nonce. */
  constructor(nonce: string, shell: (html: string) => string) {
    this.#shell = shell;
    const of = `<script nonce="${nonce.replaceAll(/[+/]/g, "\\$&")}">`;
    const moves = `(?:<div hidden id="(S:[0-9a-f]+)">((?:(?!<div hidden id="S:)[\\s\\S])*)</div>)?${of}`;
    this.#scripts = new RegExp(`${moves}(?:function[^<]*?\\};)?\\$R([CX])\\("(B:[0-9a-f]+)"[^<]*</script>`);
  }

  /** Takes up what React has written; what may be sent by now. */
  push(text: string): string {
    this.#raw += text;
    if (!this.#hasShell) {
      const end = this.#raw.indexOf(END_OF_SHELL);
      if (end < 0) return "";
      const after = end + END_OF_SHELL.length;
      this.#page = this.#shell(this.#raw.slice(0, after));
      this.#raw = this.#raw.slice(after);
      this.#hasShell = true;
    }
    this.#takeParts();
    return this.#advance();
  }

  /** React has written all: what is left, with what never came said to be missing. */
  end(): string {
    if (!this.#hasShell) return this.#shell(this.#raw);
    let rest = this.#advance();
    for (let place = PLACE.exec(this.#page); place !== null; place = PLACE.exec(this.#page)) {
      this.#parts.set(place[1] ?? "", FAILED);
      rest += this.#advance();
    }
    return rest;
  }

  #takeParts(): void {
    for (;;) {
      const found = this.#scripts.exec(this.#raw);
      if (found === null) return;
      const [whole, , html = "", verdict, place = ""] = found;
      this.#parts.set(place, verdict === "C" ? html : FAILED);
      this.#raw = this.#raw.slice(found.index + whole.length);
    }
  }

  #advance(): string {
    let sent = "";
    for (;;) {
      const place = PLACE.exec(this.#page);
      if (place === null) break;
      const part = this.#parts.get(place[1] ?? "");
      sent += this.#page.slice(0, place.index);
      this.#page = this.#page.slice(place.index);
      if (part === undefined) return sent;
      this.#page = part + this.#page.slice(this.#page.indexOf(END_OF_PLACE) + END_OF_PLACE.length);
    }
    sent += this.#page;
    this.#page = "";
    return sent;
  }
}

/** A document as React streams it, put in order. */
export function inOrder(
  nonce: string,
  shell: (html: string) => string,
): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  const order = new InOrder(nonce, shell);
  return new TransformStream({
    transform(chunk, out) {
      const text = order.push(decoder.decode(chunk, { stream: true }));
      if (text !== "") out.enqueue(encoder.encode(text));
    },
    flush(out) {
      const text = order.end();
      if (text !== "") out.enqueue(encoder.encode(text));
    },
  });
}
