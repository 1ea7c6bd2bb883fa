import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * What runs longest in the browser, by measured seconds: screens, and files that are shorter than their work. The second
 * process begins with one that has no screens: it need not wait for the answers that all screens show.
 */
const LONGEST = [
  ...["screens/luck", "orders/money", "screens/desk", "screens/paid", "screens/expert", "screens/baby"],
  ...["screens/score", "screens/pay", "screens/business", "products/report", "orders/pay"],
  ...["products/wrong-inputs", "products/form", "products/business", "desk/manuscript", "page/both-sides"],
  ...["products/scoring", "page/engine-package", "orders/share"],
].map((name) => `/tests/browser/${name}.test.ts`);

/** These first, the others by size: each process takes the next file, and both end together. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const placeOf = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place < 0 ? LONGEST.length : place;
    };
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}

const workers = {
  testTimeout: 30_000,
  hookTimeout: 120_000,
  // What is waited for comes when it comes: a second is too short on a busy machine.
  expect: { poll: { timeout: 30_000 } },
  fileParallelism: false,
  globalSetup: "tests/kit/runtime/build-workers.ts",
  // wrangler says which .dev.vars it has read; the tests have vars of their own.
  env: { WRANGLER_LOG: "warn" },
};

/** Suites on Workers: two processes, each with Workers (and a Chromium) of its own that it hands from file to file. */
const lent = {
  ...workers,
  fileParallelism: true,
  maxWorkers: 2,
  pool: "forks",
  isolate: false,
  setupFiles: "tests/kit/set-up/seeded.ts",
} as const;

/** Unit tests have all cores; then the suites on Workers, one after the other. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          testTimeout: 30_000,
          // The files of a worker share their modules: the engine is read and warmed up once, not 140 times.
          pool: "threads",
          isolate: false,
          maxWorkers: "100%",
          globalSetup: "tests/kit/set-up/make-data.ts",
          setupFiles: ["tests/kit/set-up/seeded.ts", "tests/kit/set-up/know-depth.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "origin",
          include: ["tests/origin/**/*.test.ts"],
          ...lent,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "site",
          include: ["tests/site/**/*.test.ts"],
          ...lent,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/browser/**/*.test.ts"],
          ...lent,
          testTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        // What `npm run gallery` draws; `npm test` asks for the others by name.
        test: {
          name: "gallery",
          include: ["tests/gallery/**/*.test.ts"],
          ...lent,
          testTimeout: 120_000,
          hookTimeout: 600_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
});
