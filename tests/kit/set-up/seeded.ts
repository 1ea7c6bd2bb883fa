import fc from "fast-check";

/** The same commit draws the same cases; `SEED=7 npm test` draws others. A test's own seed comes first. */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 20261121) });
