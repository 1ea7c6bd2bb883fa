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
