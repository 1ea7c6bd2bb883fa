import probe from "./probe.js";
import { shell } from "./shell.js";
import site from "./site.js";

/** Of whose turn it is: the edge's copies, which all Workers of one site share, are kept apart by it. */
let turn = "";

const edge = caches.default;
const keyOf = (key) => `${key}?${turn}`;
Object.defineProperty(globalThis, "caches", {
  value: {
    default: {
      match: (key) => edge.match(keyOf(key)),
      put: (key, response) => edge.put(keyOf(key), response),
    },
  },
});

const LIMITS = ["FORM_LIMIT", "ADDRESS_LIMIT", "CHECK_LIMIT"];
const limitOf = (limiter, mine) => ({ limit: ({ key }) => limiter.limit({ key: `${mine} ${key}` }) });

/** The site's assets, without what lies below `missing`. */
const assetsWithout = (assets, missing) => ({
  fetch: async (asked) =>
    new URL(new Request(asked).url).pathname.startsWith(missing)
      ? new Response(null, { status: 404 })
      : assets.fetch(asked),
});

export default shell({
  workerOf: ({ front }) => (front === "probe" ? probe : site),
  envOf({ mark, edge: shared, vars, origin, missingAssets }, { ORIGIN, RECORDER, ...raw }) {
    turn = shared;
    const limits = LIMITS.filter((name) => name in raw).map((name) => [name, limitOf(raw[name], mark)]);
    return {
      ...raw,
      ...Object.fromEntries(limits),
      ORIGIN: origin === "recorder" ? RECORDER : ORIGIN,
      ...(missingAssets !== null && { ASSETS: assetsWithout(raw.ASSETS, missingAssets) }),
      ...vars,
    };
  },
});
