import { createContext, type ReactNode } from "react";

/** Stands where a part could not be drawn. */
const FAILED = <p>这一部分没有取到，请刷新再试。</p>;

/** The place of a part that comes after the page's head: what is to stand in it, and what is drawn there by now. */
interface Place {
  known: ReactNode | undefined;
  shown: ReactNode | undefined;
  settled: Promise<void>;
}

/**
 * The parts of one page that are still to come (迟到的部分). React draws the page with those places open; whenever the next
 * one is known, it draws the page once more, and what follows is sent. So a page leaves in its order, without scripts, and
 * one renderer does: pages whose answers are at hand, which are nearly all, are drawn once.
 */
export class Parts {
  /** What ends the text in front of a place; it holds the nonce, which nobody who writes a text knows. */
  readonly #mark: string;
  readonly #known = new Map<Promise<unknown>, Place[]>();
  /** The places of the page as it was drawn last, in their order. */
  #drawn: Place[] = [];

  constructor(nonce: string) {
    this.#mark = `/late ${nonce}/`;
  }

  /** The mark of the next place, and its part where that is known. `value` is what it waits for, the same in each drawing. */
  at(value: Promise<unknown>, part: () => Promise<ReactNode>): { mark: string; node: ReactNode | undefined } {
    const places = this.#known.get(value) ?? [];
    this.#known.set(value, places);
    const place = places[this.#drawn.filter((one) => places.includes(one)).length] ?? newPlace(part());
    if (!places.includes(place)) places.push(place);
    this.#drawn.push(place);
    return { mark: this.#mark, node: place.shown };
  }

  get isWhole(): boolean {
    return this.#drawn.length === 0;
  }

  /** Draws the page as far as it is known. */
  draw(page: () => string): string {
    this.#drawn = [];
    return page();
  }

  /** A page that was drawn, in its order; `again` draws it with the parts that have come, `gaveUp` ends all patience. */
  async *inOrder(
    first: string,
    again: () => string,
    gaveUp: Promise<void>,
    onFault: (error: unknown) => void,
  ): AsyncGenerator<string> {
    let pieces = first.split(this.#mark);
    yield pieces[0] ?? "";
    for (let at = 0; at < this.#drawn.length; at += 1) {
      const place = this.#drawn[at];
      if (place === undefined) return;
      await Promise.race([place.settled, gaveUp]);
      place.shown = place.known ?? FAILED;
      try {
        pieces = this.draw(again).split(this.#mark);
      } catch (error) {
        onFault(error);
        place.shown = FAILED;
        pieces = this.draw(again).split(this.#mark);
      }
      yield pieces[at + 1] ?? "";
    }
  }
}

function newPlace(part: Promise<ReactNode>): Place {
  const place: Place = { known: undefined, shown: undefined, settled: Promise.resolve() };
  place.settled = part.then(
    (node) => {
      place.known = node ?? "";
    },
    () => undefined,
  );
  return place;
}

/** The parts to come of the page that is being drawn. */
export const PartsToCome = createContext<Parts | null>(null);

/** A stream that takes the next text when the one before is on its way; whoever leaves ends the work. */
export function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(out) {
      const { done, value } = await texts.next();
      if (done) out.close();
      else out.enqueue(encoder.encode(value));
    },
    cancel() {
      // Not waited for: it ends when the answer that it waits for is there.
      texts.return(undefined).catch(() => undefined);
    },
  });
}
