import origin from "./index.js";
import { emptied, slowDatabase } from "./origin-database.js";
import { shell } from "./shell.js";

/** How often the Worker of now has asked its database. */
let trips = () => 0;

/** Base64 of each file by its path, as the binding of the assets serves them. */
const assetsOf = (files) => ({
  fetch: async (asked) => {
    const file = files[new URL(new Request(asked).url).pathname.slice(1)];
    return file === undefined
      ? new Response(null, { status: 404 })
      : new Response(Uint8Array.from(atob(file), (char) => char.charCodeAt(0)));
  },
});

export default shell({
  workerOf: () => origin,
  envOf({ vars, assets, databaseMs }, raw) {
    const { DEPTH, ...bindings } = raw;
    const slow = slowDatabase(raw.DB, databaseMs);
    trips = slow.trips;
    const rest = { ...bindings, DB: slow.database };
    if (assets === null) return { ...rest, ...vars };
    return { ...rest, DEPTH: assets === "real" ? DEPTH : assetsOf(assets), ...vars };
  },
  words: {
    /** One statement as `way` says (all, run, raw), or a batch of them. */
    async sql({ way, statements, binding }, raw) {
      const database = raw[binding];
      const bound = statements.map(({ sql, params }) => database.prepare(sql).bind(...params));
      if (way === "batch") return database.batch(bound);
      return way === "raw" ? bound[0].raw({ columnNames: true }) : bound[0][way]();
    },
    trips: () => trips(),
    empty: (_told, { DB }) => emptied(DB),
  },
});
