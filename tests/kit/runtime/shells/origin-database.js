/** What was made by the migrations: type, name and definition of each; read when the first test comes. */
let made;

/** Of SQLite's own tables only the one that counts: what has an AUTOINCREMENT begins anew. */
const SCHEMA =
  "SELECT type, name, sql FROM sqlite_master WHERE (name = 'sqlite_sequence' OR name NOT LIKE 'sqlite%') AND name NOT LIKE '\\_cf%' ESCAPE '\\'";

/**
 * Deletes every row, and what a test has added to the schema. Triggers that guard a table are off meanwhile. Throws
 * where a test has taken something of ours away, and where the migrations themselves bring rows.
 */
export async function emptied(database) {
  const { results } = await database.prepare(SCHEMA).all();
  if (made === undefined) await expectEmpty(results, database);
  made ??= results;
  const definitionOf = new Map(results.map(({ name, sql }) => [name, sql]));
  for (const { name, sql } of made)
    if (definitionOf.get(name) !== sql) throw new Error(`${name} is not what it was`);
  const own = new Set(made.map(({ name }) => name));
  const of = (list, kind) => list.filter(({ type }) => type === kind);
  const added = results.filter(({ name }) => !own.has(name));
  const statements = [
    "PRAGMA defer_foreign_keys = ON",
    ...of(results, "trigger").map(({ name }) => `DROP TRIGGER \`${name}\``),
    ...of(added, "table").map(({ name }) => `DROP TABLE \`${name}\``),
    ...of(made, "table").map(({ name }) => `DELETE FROM \`${name}\``),
    ...of(made, "trigger").map(({ sql }) => sql),
  ];
  await database.batch(statements.map((statement) => database.prepare(statement)));
}

async function expectEmpty(schema, database) {
  for (const { type, name } of schema) {
    if (type !== "table" || name.startsWith("sqlite")) continue;
    const row = await database.prepare(`SELECT 1 FROM \`${name}\` LIMIT 1`).first();
    if (row !== null) throw new Error(`${name} has rows from the start, and would not have them again`);
  }
}
/**
 * A D1 that is some way off: each trip to it takes `ms` more, and is counted. A statement by itself is a trip, and so is
 * a whole batch.
 */
export function slowDatabase(database, ms) {
  let count = 0;
  const natives = new WeakMap();
  const trip = async (work) => {
    count++;
    if (ms > 0) await new Promise((done) => setTimeout(done, ms));
    return work();
  };
  const wrap = (statement) => {
    const wrapped = {
      bind: (...values) => wrap(statement.bind(...values)),
      all: () => trip(() => statement.all()),
      run: () => trip(() => statement.run()),
      raw: (options) => trip(() => statement.raw(options)),
      first: (column) => trip(() => (column === undefined ? statement.first() : statement.first(column))),
    };
    natives.set(wrapped, statement);
    return wrapped;
  };
  return {
    trips: () => count,
    database: {
      prepare: (sql) => wrap(database.prepare(sql)),
      batch: (statements) =>
        trip(() => database.batch(statements.map((statement) => natives.get(statement)))),
    },
  };
}
