/** Something the person at the keyboard can mend: printed as one line, without a stack. */
export class Trouble extends Error {
  override readonly name = "Trouble";
}

/**
 * Runs a script's main part, which may answer with the exit code. Trouble becomes one line on stderr and exit code 1;
 * a bug keeps its stack.
 */
export async function main(work: () => Promise<unknown>): Promise<void> {
  try {
    const code = await work();
    process.exitCode = typeof code === "number" ? code : 0;
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
