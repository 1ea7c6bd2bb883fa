import { defineConfig } from "vitest/config";

const workers = {
  testTimeout: 30_000,
  hookTimeout: 120_000,
  fileParallelism: false,
  globalSetup: "tests/support/build-workers.ts",
  // wrangler says which .dev.vars it has read; the tests have vars of their own.
  env: { WRANGLER_LOG: "warn" },
};

/** Pure tests run side by side; suites that start Workers, and then those that start a browser, one file at a time. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "pure",
          include: ["tests/**/*.test.ts"],
          exclude: ["tests/site/**", "tests/origin/**", "tests/e2e/**"],
          testTimeout: 30_000,
          setupFiles: ["tests/support/seeded.ts", "tests/support/know-depth.ts"],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "workers",
          include: ["tests/site/**/*.test.ts", "tests/origin/**/*.test.ts"],
          ...workers,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          ...workers,
          testTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
