import type { ShownRound } from "#app/together/duet-given.ts";
import type { DuetStep } from "#functions/contract/together/duet.ts";

export type Round = ShownRound;

/** Milliseconds after a new pair in which a press is still meant for the one before (a double tap). */
const SETTLE_MS = 350;

/** What the choices are made with. */
interface Means {
  /** Sends an answer, or takes the one before back; the round that the server asks for next, or null where it asks for none. Throws where it can't be sent. */
  post(round: Round, step: DuetStep): Promise<Round | null>;
  /** Opens the page anew: there is something else to see than a round. */
  leave(): void;
  changed(): void;
  /** Says that an answer could not be sent: its pair stands there again, and the form sends it. */
  failed(): void;
  now(): number;
}

/** How it stands: nothing to say, a round is on its way and there is nothing to show until it is back, or it could not be sent. */
type Mood = "at ease" | "waiting" | "failed";

/**
 * Rounds of two answered at the touch: the next pair stands there at once, the answer goes out behind it. The server's word
 * is the last one: where it asks for another pair (a second tab, the other parent), that one is shown.
 */
export class DuetChoices {
  readonly #means: Means;
  round: Round;
  mood: Mood = "at ease";
  #since: number;
  #isSending = false;
  #wentBack = false;
  /** Said of the shown pair before the answer to the one before was back. */
  #early: DuetStep | null = null;

  constructor(round: Round, means: Means) {
    this.#means = means;
    this.round = round;
    // The first press may be the one that woke all this.
    this.#since = Number.NEGATIVE_INFINITY;
  }

  /** Takes an answer to the shown pair, or takes the last one back; false where the form has to send it itself. */
  choose(answer: DuetStep): boolean {
    if (this.mood === "failed") return false;
    const isSameKind = (answer === "back") === this.#wentBack;
    if (isSameKind && this.#means.now() - this.#since < SETTLE_MS) return true;
    if (!this.#isSending) void this.#send(this.round, answer);
    else if (this.mood === "at ease") {
      this.#early = answer;
      this.#become("waiting");
    }
    return true;
  }

  async #send(round: Round, answer: DuetStep): Promise<void> {
    this.#isSending = true;
    this.#wentBack = answer === "back";
    const next = answer === "back" ? null : round.ahead[answer];
    if (next === null) this.#become("waiting");
    else this.#show({ ...round, ...next, nth: round.nth + 1, back: answeredIn(round) });
    const said = await this.#means.post(round, answer).catch(() => undefined);
    this.#isSending = false;
    const early = this.#early;
    this.#early = null;
    if (said === undefined) {
      this.round = round;
      this.#become("failed");
      this.#means.failed();
    } else if (said === null) this.#means.leave();
    else if (early === "back") await this.#send(said, early);
    else if (!isSame(said, this.round)) this.#show(said);
    else {
      this.round = said;
      this.#become("at ease");
      if (early !== null) await this.#send(said, early);
    }
  }

  #show(round: Round): void {
    this.round = round;
    this.#since = this.#means.now();
    this.#become("at ease");
  }

  #become(mood: Mood): void {
    this.mood = mood;
    this.#means.changed();
  }
}

/** A round that is answered may be taken back, where anything may. */
const answeredIn = ({ nth, left, right, back }: Round): Round["back"] =>
  back === undefined ? back : { nth, left: left.place, right: right.place };

const isSame = (a: Round, b: Round): boolean =>
  a.nth === b.nth && a.left.place === b.left.place && a.right.place === b.right.place;
