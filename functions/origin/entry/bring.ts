import type { Hold } from "#functions/contract/orders/hold.ts";
import { say } from "#functions/contract/watch/log.ts";
import { type Bring, HOLD_HEADER } from "#functions/contract/wire/calls.ts";
import type { Envelope } from "#functions/contract/wire/envelope.ts";
import { Failure } from "#functions/origin/failure.ts";
import { faultText } from "#functions/origin/fault-text.ts";
import { FOR_HOLD, hold } from "#functions/origin/hold/hold.ts";
import { FOR_CONTENTS, orderContents } from "#functions/origin/orders/along/contents.ts";
import { opening } from "#functions/origin/orders/along/opening.ts";
import type { AheadName } from "#functions/origin/store/ahead.ts";
import { inTime } from "#functions/origin/store/spread/in-time.ts";
import type { Visit } from "#functions/origin/visit.ts";
import type { Row } from "./calls.ts";
import type { Admitted } from "./enforce.ts";

/** An answer's part of the envelope. */
export type Brought = Pick<Envelope, "data" | "hold" | "report" | "contents">;

const BRINGS: readonly string[] = ["1", "opening", "contents"] satisfies Bring[];
const isBring = (asked: string | null): asked is Bring => asked !== null && BRINGS.includes(asked);

/** Milliseconds that an answer waits for what its order holds: its checkout can ask for that by itself. */
const CONTENTS_MS = 3000;

/** What the answer to a call is asked to bring along (HOLD_HEADER); null where it is about no order, or asked for nothing. */
export function bringOf({ access }: Row, { headers }: Request): Bring | null {
  const asked = headers.get(HOLD_HEADER);
  return access.about === "order" && isBring(asked) ? asked : null;
}

/** What of an order is read for it, in the trip that tells whose the order is. */
export const readFor = ({ paid }: Row, bring: Bring | null): AheadName[] => [
  ...(bring === null ? [] : [...FOR_HOLD, ...(paid?.ahead ?? [])]),
  ...(bring === "contents" ? FOR_CONTENTS : []),
];

/** The answer to a call about an order, with what it brings along; each part of that may be missing, and is asked for by itself then. */
export async function bringing(
  { paid }: Row,
  bring: Bring,
  { values, there, withholdOf, say: sayKey }: Admitted,
  answer: (own: Visit) => Promise<unknown>,
): Promise<Brought> {
  const { ahead } = there;
  if (ahead === undefined) return { data: sayKey(await answer(there)) };
  // Rows that were read ahead are taken once: each has its own.
  const own = (): Visit => ({ ...there, ahead: { ...ahead } });
  const withhold = paid === undefined ? null : withholdOf(paid.access);
  const [data, mine, report, contents] = await Promise.all([
    answer(own()),
    // What it writes for the owner may fail where reading works.
    hold({ sn: ahead.sn }, own()).catch(missing("x.hold")),
    paid !== undefined && !paid.serves.desk && withhold !== null
      ? paid.serves.answer(values, own(), withhold).catch(missing("paid"))
      : undefined,
    bring === "contents" && ahead.role === "owner"
      ? inTime(orderContents(ahead.sn, own()), CONTENTS_MS).catch(missing("contents"))
      : undefined,
  ]);
  const faces = report !== undefined && bring === "opening" ? opening({ data, report }) : { data, report };
  const held = isOld(mine, data, there) ? await holdNow(ahead.sn, there) : mine;
  const told = (part: unknown) => (part === undefined ? part : sayKey(part));
  return { data: sayKey(faces.data), hold: held, report: told(faces.report), contents: told(contents) };
}

/** Notes why a part is missing; a refusal is no fault: whoever asks for that part by itself is told why. */
const missing =
  (call: string) =>
  (error: unknown): undefined => {
    if (!(error instanceof Failure)) say({ at: "origin", id: "", call, fault: faultText(error) });
  };

/** Was the order paid by this very call, a provider's word, when what is said of it to its owner was read already? */
const isOld = (mine: Hold | undefined, data: unknown, { traceless }: Visit): boolean =>
  mine?.role === "owner" && mine.recovery === null && traceless !== true && Object(data).paid === true;

const holdNow = (sn: string, { ahead: _old, ...there }: Visit): Promise<Hold | undefined> =>
  hold({ sn }, there).catch(missing("x.hold"));
