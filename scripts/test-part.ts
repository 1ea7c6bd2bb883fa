import { runSuite, SUITES, sayOutcomes } from "./steps/suite.ts";
import { main, Trouble } from "./steps/tell.ts";

/** `npm run test:unit [-- filter]` and its like: one part of the tests by itself. */
await main(async () => {
  const [name, ...args] = process.argv.slice(2);
  const suite = SUITES.find((one) => one === name);
  if (suite === undefined) throw new Trouble(`The parts of the tests are ${SUITES.join(", ")}, not ${name}.`);
  const { failed } = sayOutcomes([await runSuite(suite, args)]);
  return failed === 0 ? 0 : 1;
});
