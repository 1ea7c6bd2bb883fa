import sandbox, { SandboxBook as Book } from "./index.js";
import { shell } from "./shell.js";

let vars;

/** The book of whose turn it is; an older one is not asked again. */
export class SandboxBook extends Book {
  constructor(state) {
    super(state, vars);
  }
}

export default shell({
  workerOf: () => ({ fetch: sandbox.fetch }),
  envOf(told, { BOOK }) {
    vars = told.vars;
    return { BOOK: { getByName: (name) => BOOK.getByName(`${name} of ${told.mark}`) } };
  },
});
