/** What was asked of the command line cannot be done: printed as one line, exit code 2. */
export class Usage extends Error {
  override readonly name = "Usage";
}
