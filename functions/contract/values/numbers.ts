/** Crockford's base32: no letter that is taken for a digit. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const SHAPE = /^[0-9A-HJKMNP-TV-Z]{26}$/;
/** The greatest prime below 32²: two characters write any rest of it, and it tells every slip of one character. */
const PRIME = 1021;

/** What a number is of: its rest by the prime, so that neither is ever taken for the other. */
const RESTS = { order: 0, payment: 1 } as const;
export type NumberKind = keyof typeof RESTS;

/** Characters of the bucket (桶) and of chance; the check has two. */
const BUCKET_LENGTH = 2;
const RANDOM_LENGTH = 22;
const CHECK_LENGTH = 2;
/** Of all of it. A refund's number has a tail behind its payment's. */
export const NUMBER_LENGTH = BUCKET_LENGTH + RANDOM_LENGTH + CHECK_LENGTH;

const restOf = (text: string): number => {
  let rest = 0;
  for (const char of text) rest = (rest * 32 + ALPHABET.indexOf(char)) % PRIME;
  return rest;
};

const write = (value: number): string => (ALPHABET[value >> 5] ?? "") + (ALPHABET[value & 31] ?? "");

/** A number from 0 to 1023 as the two characters of a bucket. */
export const bucketText = (bucket: number): string => write(bucket & 1023);

/** The bucket that a number of ours says of itself. */
export const bucketIn = (number: string): string => number.slice(0, BUCKET_LENGTH);

/** The head of a number with the check behind it that makes it one of ours. */
export const withCheck = (head: string, kind: NumberKind): string =>
  head + write((PRIME - restOf(`${head}00`) + RESTS[kind]) % PRIME);

/** Could we have given this number out? It is told by the number alone; of false ones 1 in 1,021 passes. */
export const isOurs = (text: string, kind: NumberKind = "order"): boolean =>
  SHAPE.test(text) && restOf(text) === RESTS[kind];

/** Characters of chance, 5 random bits each. */
export const randomText = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte & 31]).join("");

/** A new number that nobody can guess: its bucket, 110 random bits, its check. */
export const newNumber = (bucket: string, kind: NumberKind = "order"): string =>
  withCheck(bucket + randomText(RANDOM_LENGTH), kind);
