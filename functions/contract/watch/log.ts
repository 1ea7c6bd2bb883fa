/** A line of the log (日志): all that may be said of what went wrong. No address, name, number or word of a visitor's has a place in it. */
export interface LogLine {
  /** Which part says it. */
  at: "origin" | "site" | "render" | "upstream" | "notify" | "glyphs" | "traditional";
  /** The call of the contract, the step of the cron or the provider that it was about. */
  call?: string;
  /** What a visitor was told to tell us, so that the line is found again. */
  id?: string;
  status?: number;
  code?: string;
  /** The kind of the fault and its place in the code. */
  fault?: string;
}

/** Writes a line as JSON, which the platform takes apart into fields. `warn`: somebody else's fault, or one that heals by itself. */
export function say(line: LogLine, level: "warn" | "error" = "error"): void {
  console[level](JSON.stringify(line));
}

/** The kind of a fault and its place in the code; its message may quote what was typed, so only one that is known is kept. */
export function faultLine(error: unknown, message = ""): string {
  if (!(error instanceof Error)) return "unknown";
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${message}`, ...frames].join("\n");
}
