import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { Told } from "#tests/kit/runtime/database.ts";

/** A statement that is prepared, and its names of columns. */
interface Prepared {
  names(): string[];
  rows(params: readonly SQLInputValue[], arrays: boolean): unknown[];
}

/** The same with the values that are to be bound. */
export interface Ready {
  prepared: Prepared;
  params: SQLInputValue[];
}

/** A text, and where those of its values stand that are written into it, each by its place among all values. */
interface Plan {
  sql: string;
  written: readonly number[];
}

/** Values that SQLite looks at when it plans: a limit, and a state that a partial index may be about. */
const LOOKED_AT = /"(?:state|status)" = \?|\blimit \?/g;
/** What may be written into a statement as it is. */
const WORD = /^[a-z-]{1,20}$/;

const plans = new Map<string, Plan>();

/** A text that quotes a question mark, or numbers its values, is left as it is. */
function planOf(sql: string): Plan {
  const known = plans.get(sql);
  if (known !== undefined) return known;
  const quoted = sql.match(/'[^']*'/g) ?? [];
  const isPlain = !/\?\d/.test(sql) && !quoted.some((words) => words.includes("?"));
  const ends = isPlain ? [...sql.matchAll(LOOKED_AT)].map((found) => found.index + found[0].length - 1) : [];
  const plan = { sql, written: ends.map((end) => sql.slice(0, end).split("?").length - 1) };
  plans.set(sql, plan);
  return plan;
}

/** A value as it is written into a text; a question mark where it is bound after all. */
const asWord = (value: unknown): string => {
  if (Number.isSafeInteger(value)) return String(value);
  return typeof value === "string" && WORD.test(value) ? `'${value}'` : "?";
};

/** The text with those values in it that it is planned by. */
function writeInto({ sql, written }: Plan, params: readonly unknown[]): string {
  let nth = 0;
  return sql.replaceAll("?", () => {
    const at = nth++;
    return written.includes(at) ? asWord(params[at]) : "?";
  });
}

/**
 * Statements of one database, each prepared once. SQLite plans a statement anew whenever a value is bound that its plan
 * hangs on, which takes ten times as long as most of ours: those few values are written into the text instead.
 */
export function statementsOf(plain: DatabaseSync): (told: Told) => Ready {
  const known = new Map<Plan, Map<string, Prepared>>();
  return ({ sql, params }) => {
    const plan = planOf(sql);
    const { written } = plan;
    const variants = known.get(plan) ?? new Map<string, Prepared>();
    if (variants.size === 0) known.set(plan, variants);
    const words = written.map((at) => asWord(params[at]));
    const key = words.length === 1 ? (words[0] ?? "") : words.join();
    let prepared = variants.get(key);
    if (prepared === undefined) {
      prepared = prepare(plain, writeInto(plan, params));
      variants.set(key, prepared);
    }
    const bound: SQLInputValue[] = [];
    params.forEach((value, at) => {
      const nth = written.indexOf(at);
      if (nth < 0 || words[nth] === "?") bound.push(asSql(value));
    });
    return { prepared, params: bound };
  };
}

function prepare(plain: DatabaseSync, text: string): Prepared {
  const statement = plain.prepare(text);
  let names: string[] | undefined;
  let isInArrays = false;
  return {
    rows(params, arrays) {
      if (arrays !== isInArrays) statement.setReturnArrays(arrays);
      isInArrays = arrays;
      return statement.all(...params);
    },
    names: () => {
      names ??= statement.columns().map(({ name }) => name);
      return names;
    },
  };
}

/** A value as it may be bound: D1 takes the same, and truth as a number. */
function asSql(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (typeof value === "boolean") return Number(value);
  throw new TypeError(`D1 takes no ${typeof value}`);
}
