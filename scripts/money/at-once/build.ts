import { isProxy } from "node:util/types";
import { Column, is, Name, Param, type Query, SQL, type SQLChunk, StringChunk, Table } from "drizzle-orm";
import { SQLiteDialect } from "drizzle-orm/sqlite-core";

type Config = Parameters<SQL["buildQueryFromSourceParams"]>[1];
type Part = SQLChunk & object;
type Write = (chunk: Part, into: Query, config: Config, whole: SQL) => void;

const build = SQL.prototype.buildQueryFromSourceParams;

/** Says of a part that its text is known. */
const READY = Symbol("ready");

/** Parts whose text is always the same: a column, a table, the names of all columns of a select. */
const texts = new WeakMap<object, string>();

const constant: Write = (chunk, into, config, whole) => {
  // What an alias makes lives for one statement.
  if (isProxy(chunk)) return usual(chunk, into, config, whole);
  const text = texts.get(chunk) ?? build.call(whole, [chunk], config).sql;
  texts.set(chunk, text);
  into.sql += text;
};

function usual(chunk: SQLChunk, into: Query, config: Config, whole: SQL): void {
  const { sql, params } = build.call(whole, [chunk], config);
  into.sql += sql;
  into.params.push(...params);
}

const name: Write = (chunk, into, { escapeName }) => {
  into.sql += escapeName(Reflect.get(chunk, "value"));
};

const value: Write = (chunk, into, config, whole) => {
  const nth = config.paramStartIndex;
  const given = is(chunk, Param) ? chunk.value : undefined;
  if (!is(chunk, Param) || nth === undefined || (typeof given === "object" && given !== null)) {
    usual(chunk, into, config, whole);
    return;
  }
  const mapped: unknown = given === null ? null : chunk.encoder.mapToDriverValue(given);
  if (typeof mapped === "object" && mapped !== null) {
    usual(chunk, into, config, whole);
    return;
  }
  into.sql += config.escapeParam(nth.value++, mapped);
  into.params.push(mapped);
};

/** How each kind of part is written; the first that it is. */
const KINDS: readonly (readonly [kind: { prototype: object }, write: Write])[] = [
  [Name, name],
  [SQL, (...said) => writeParts(...said)],
  [Table, constant],
  [Column, constant],
  [Param, value],
];
const writers = new WeakMap<object, Write>();

function writerOf(chunk: object): Write {
  const shape: object = Object.getPrototypeOf(chunk);
  const known = writers.get(shape);
  if (known !== undefined) return known;
  const isOf = (kind: { prototype: object }) =>
    shape === kind.prototype || Object.prototype.isPrototypeOf.call(kind.prototype, shape);
  const [, write = usual] = KINDS.find(([kind]) => isOf(kind)) ?? [];
  writers.set(shape, write);
  return write;
}

const writeParts: Write = (chunk, into, config) => {
  if (!is(chunk, SQL)) return;
  if (READY in chunk) constant(chunk, into, config, chunk);
  else if (Reflect.get(chunk, "shouldInlineParams")) usual(chunk, into, config, chunk);
  else writeAll(chunk.queryChunks, into, config, chunk);
};

function writeAll(chunks: readonly SQLChunk[], into: Query, config: Config, whole: SQL): void {
  for (const chunk of chunks) {
    if (chunk === undefined) continue;
    // Most of them: words, each in one piece.
    if (chunk instanceof StringChunk)
      into.sql += chunk.value.length === 1 ? chunk.value[0] : chunk.value.join("");
    else if (Array.isArray(chunk)) {
      into.sql += "(";
      chunk.forEach((one, nth) => {
        if (nth > 0) into.sql += ", ";
        writeAll([one], into, config, whole);
      });
      into.sql += ")";
    } else if (typeof chunk === "object" && chunk !== null) writerOf(chunk)(chunk, into, config, whole);
    else usual(chunk, into, config, whole);
  }
}

/** Drizzle's own text for the same parts, written in one go. */
function buildAtOnce(this: SQL, chunks: SQLChunk[], given: Config): Query {
  if (given.inlineParams || Reflect.get(this, "shouldInlineParams")) return build.call(this, chunks, given);
  const into: Query = { sql: "", params: [] };
  const config = given.paramStartIndex === undefined ? { ...given, paramStartIndex: { value: 0 } } : given;
  writeAll(chunks, into, config, this);
  return into;
}

type Fields = readonly { field: unknown }[];
type Select = (this: SQLiteDialect, fields: Fields, how?: { isSingleTable?: boolean }) => SQL;

const select: Select = Reflect.get(SQLiteDialect.prototype, "buildSelection");
const selections = new WeakMap<object, { columns: Fields; isSingleTable: boolean; selection: SQL }[]>();

/** The names of the same columns, written once. */
function selectAtOnce(this: SQLiteDialect, fields: Fields, how: { isSingleTable?: boolean } = {}): SQL {
  const [first] = fields;
  if (!is(first?.field, Column) || isProxy(first.field) || !fields.every(({ field }) => is(field, Column)))
    return select.call(this, fields, how);
  const { isSingleTable = false } = how;
  const before = selections.get(first.field) ?? [];
  selections.set(first.field, before);
  const found = before.find(
    (one) =>
      one.isSingleTable === isSingleTable &&
      (one.columns === fields ||
        (one.columns.length === fields.length &&
          fields.every(({ field }, at) => one.columns[at]?.field === field))),
  );
  if (found !== undefined) return found.selection;
  const selection = select.call(this, fields, how);
  texts.set(selection, this.sqlToQuery(selection).sql);
  Object.assign(selection, { [READY]: true });
  before.push({ columns: fields, isSingleTable, selection });
  return selection;
}

Object.assign(SQL.prototype, { buildQueryFromSourceParams: buildAtOnce });
Object.assign(SQLiteDialect.prototype, { buildSelection: selectAtOnce });
