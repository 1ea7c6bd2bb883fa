import type { Challenge } from "#functions/contract/orders/look-up.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { DAY_S, holdsAt, MINUTE_MS } from "#functions/contract/values/time.ts";
import { Failure } from "#functions/origin/failure.ts";
import { countTry, isOnce, networkOf } from "#functions/origin/store/limit.ts";
import { keyedHash, keyedHashes } from "#functions/origin/store/seal.ts";
import type { Visit } from "#functions/origin/visit.ts";

const LIVES_MS = 10 * MINUTE_MS;
/** As long as a clock that jumps may make it good again. */
const ONCE_S = DAY_S;
/** Answers, right and wrong ones, from one network. */
const ANSWERS = { most: 20, seconds: 3600 };
const ASKED = "再发一条之前，请先做这道小题：短信有费用，也怕打扰别人";

const DIGITS = "零一二三四五六七八九";
const numeral = (number: number): string =>
  `${number >= 20 ? DIGITS[Math.floor(number / 10)] : ""}十${number % 10 === 0 ? "" : DIGITS[number % 10]}`;
/** 11 to 59: both digits are written. */
const anyNumber = (): number => 11 + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % 49);

const signed = (until: string, sum: string, nonce: string, { visitorId }: Visit) =>
  `challenge ${visitorId} ${until} ${nonce} ${sum}`;

/** A new question (小题) for a visitor; its token holds the answer as a keyed hash only. */
async function newChallenge(visit: Visit): Promise<Challenge> {
  const [a, b] = [anyNumber(), anyNumber()];
  const until = (visit.now + LIVES_MS).toString(36);
  const nonce = crypto.randomUUID();
  const mac = await keyedHash(signed(until, String(a + b), nonce, visit), visit.env.DATA_KEYS);
  return { token: `${until}.${nonce}.${mac}`, question: `${numeral(a)}加${numeral(b)}，等于几？` };
}

/** Refuses with a new question: nothing of a third party, nothing that needs a script. */
export async function askChallenge(say: string, visit: Visit): Promise<never> {
  throw new Failure("INVALID_PARAMS", { fields: { answer: say }, challenge: await newChallenge(visit) });
}

/** Whether a question was answered; a wrong answer, a token used twice or of another visitor is refused with a new question. */
export async function takeAnswer(token: string, answer: string, visit: Visit): Promise<void> {
  if (token === "") return askChallenge(ASKED, visit);
  await countTry("challenge-answer", networkOf(visit), ANSWERS, visit);
  const [until = "", nonce = "", mac = ""] = token.split(".");
  const sum = answer.normalize("NFKC").trim();
  const known = await keyedHashes(signed(until, sum, nonce, visit), visit.env.DATA_KEYS);
  const isRight = known.includes(mac) && holdsAt(Number.parseInt(until, 36), LIVES_MS, visit.now);
  if (!isRight) return askChallenge(sum === "" ? messages.challenge : messages.challengeWrong, visit);
  if (!(await isOnce("challenge", token, ONCE_S, visit))) return askChallenge(ASKED, visit);
}
