import { deadLettersOf } from "#functions/origin/messages/dead-letters.ts";

/** What the large form binds besides the small one's. */
export interface Large {
  /** Databases in all, the directory among them. */
  databases: number;
  bodies: string;
  queue: string;
}

/** Where a database is not created yet; locally any id serves, as long as no two have the same. */
const noId = (nth: number): string => `00000000-0000-0000-0000-${String(nth).padStart(12, "0")}`;

/** The names of the bindings, the directory first. */
export const bindingsOf = (databases: number): string[] => [
  "DB",
  ...Array.from({ length: databases - 1 }, (_, nth) => `DB_${String(nth + 1).padStart(2, "0")}`),
];

/** A database's own name by its binding: `DB_07` is `luopan-07`. */
const databaseName = (binding: string): string => binding.replace("DB", "luopan").replace("_", "-");

/** The ids that a configuration has, by the names of the databases. */
function idsIn(toml: string): ReadonlyMap<string, string> {
  const pairs = toml.matchAll(/database_name = "([^"]+)"\n(?:#[^\n]*\n)*database_id = "([^"]+)"/g);
  return new Map([...pairs].map(([, name = "", id = ""]) => [name, id]));
}

/** Variables of the large form, in the small one's table where it has one: TOML takes no table twice. */
function withVars(toml: string): string {
  const vars = `# D1 keeps replicas of the databases: what may be a little old is read from them.\nREAD_REPLICAS = "1"\n`;
  return /^\[vars\]$/m.test(toml)
    ? toml.replace(/^\[vars\]$/m, `[vars]\n${vars}`)
    : `${toml}\n[vars]\n${vars}`;
}

/** The origin's configuration in its large form: the small one, and what is bound besides; ids that `before` has are kept. */
export function largeConfig(small: string, { databases, bodies, queue }: Large, before = ""): string {
  const ids = new Map([...idsIn(small), ...idsIn(before)]);
  const idOf = (name: string, nth: number): string => ids.get(name) ?? noId(nth);
  const base = small.replace(/database_id = "[^"]+"/, `database_id = "${idOf("luopan", 0)}"`);
  const more = bindingsOf(databases)
    .slice(1)
    .map(
      (binding, nth) => `[[d1_databases]]
binding = "${binding}"
database_name = "${databaseName(binding)}"
database_id = "${idOf(databaseName(binding), nth + 1)}"
migrations_dir = "store/migrations"
`,
    );
  return `# Made of wrangler.toml by \`npm run scale -- config\`; only ids are written here by hand.
${withVars(base)}
${more.join("\n")}
# The bodies of paid reports.
[[r2_buckets]]
binding = "BODIES"
bucket_name = "${bodies}"

# Promises to keep, and a minute's work for each database: one message an invocation, for each has its own limits.
[[queues.producers]]
binding = "WORK"
queue = "${queue}"

[[queues.consumers]]
queue = "${queue}"
max_batch_size = 1
max_batch_timeout = 0
max_retries = 3
retry_delay = 30
dead_letter_queue = "${deadLettersOf(queue)}"

# What was tried in vain stands at the desk.
[[queues.consumers]]
queue = "${deadLettersOf(queue)}"
max_batch_size = 10
`;
}
