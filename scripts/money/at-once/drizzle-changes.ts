/** A few words of Drizzle's own source, and what stands there while schedules are played: the same, worked out once. */
interface Change {
  file: string;
  words: string;
  instead: string;
}

/** Drizzle asks of every part of every statement what it is, along its classes; one of a class is as another. */
const asking: Change = {
  file: "/drizzle-orm/entity.js",
  words: "function is(value, type) {",
  instead: `const answers = new WeakMap();
function is(value, type) {
  if (!value || typeof value !== "object") return false;
  const kind = Object.getPrototypeOf(value);
  if (kind === type.prototype) return true;
  let known = answers.get(kind);
  if (known === undefined) answers.set(kind, (known = new Map()));
  let answer = known.get(type);
  if (answer === undefined) known.set(type, (answer = asked(value, type)));
  return answer;
}
function asked(value, type) {`,
};

/** Most parts are words, and words are no table. */
const wordsFirst: Change = {
  file: "/drizzle-orm/sql/sql.js",
  words: "for (const chunk of queryChunks) {\n      if (is(chunk, Table)) {",
  instead:
    "for (const chunk of queryChunks) {\n      if (chunk?.constructor !== StringChunk && is(chunk, Table)) {",
};

/** The words of a template are always the same. */
const words: Change = {
  file: "/drizzle-orm/sql/sql.js",
  words: "function sql(strings, ...params) {",
  instead: `const said = new WeakMap();
function sql(strings, ...params) {
  let words = said.get(strings);
  if (words === undefined) said.set(strings, (words = Array.from(strings, (one) => new StringChunk(one))));
  const chunks = params.length > 0 || (strings.length > 0 && strings[0] !== "") ? [words[0]] : [];
  for (let nth = 0; nth < params.length; nth++) chunks.push(params[nth], words[nth + 1]);
  return new SQL(chunks);
}
function sqlAnew(strings, ...params) {`,
};

/** The columns of a table, in order: the same list for the same columns, so that who has seen it knows it again. */
const ordered: Change = {
  file: "/drizzle-orm/utils.js",
  words: "function orderSelectedFields(fields, pathPrefix) {",
  instead: `import { isProxy } from "node:util/types";
const lists = new WeakMap();
const lasts = (field) => !isProxy(field) && (is(field, Column) || is(field, Table));
function orderSelectedFields(fields, pathPrefix) {
  if (pathPrefix !== undefined) return orderAnew(fields, pathPrefix);
  const names = Object.keys(fields);
  const first = fields[names[0]];
  const known = lists.get(first);
  const same = (one) => one.names.length === names.length
    && one.names.every((name, nth) => name === names[nth] && one.fields[nth] === fields[name]);
  const found = known?.find(same);
  if (found !== undefined) return found.list;
  const list = orderAnew(fields);
  const values = Object.values(fields);
  if (values.length > 0 && values.every(lasts))
    lists.set(first, [...(known ?? []), { names, fields: values, list }]);
  return list;
}
function orderAnew(fields, pathPrefix) {`,
};

/** Columns that were found to be their table's are so the next time. */
const belonging: Change = {
  file: "/drizzle-orm/sqlite-core/dialect.js",
  words: "for (const f of fieldsList) {",
  instead: "for (const f of toCheck(fieldsList, table, joins)) {",
};
const toCheck: Change = {
  file: "/drizzle-orm/sqlite-core/dialect.js",
  words: "class SQLiteDialect {",
  instead: `const checked = new WeakMap();
function toCheck(list, table, joins) {
  if (joins?.length > 0) return list;
  if (checked.get(list) === table) return [];
  checked.set(list, table);
  return list;
}
class SQLiteDialect {`,
};

const CHANGES: readonly Change[] = [asking, wordsFirst, words, ordered, belonging, toCheck];

/** The source of a file of Drizzle's as it is played; throws where Drizzle says it in other words by now. */
export function changedDrizzle(url: string, source: () => string): string | undefined {
  const mine = CHANGES.filter(({ file }) => url.endsWith(file));
  if (mine.length === 0) return undefined;
  return mine.reduce((text, { words, instead }) => {
    if (text.split(words).length !== 2) throw new Error(`Drizzle no longer says «${words}» once`);
    return text.replace(words, () => instead);
  }, source());
}
