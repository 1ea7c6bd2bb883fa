/** Workers' Analytics Engine as it is bound, as far as it is used. */
export interface Dataset {
  writeDataPoint(point: { indexes: string[]; blobs: string[]; doubles: number[] }): void;
}

/** What is counted (计数), never whose it was. `kind` is a word of ours: a product, a channel, a call, a route, a step. */
export type Count =
  | { what: "order"; kind: string }
  | { what: "paid" | "refunded"; kind: string; fen: number }
  | { what: "upstream"; kind: string; outcome: string }
  | { what: "call" | "page" | "cron"; kind: string; outcome: string; ms: number };

/** A binding that can be written to: the whole of what is checked of it. */
export const isDataset = (value: unknown): value is Dataset =>
  typeof value === "object" && value !== null && "writeDataPoint" in value;

/** The dataset among a Worker's bindings, whatever else is wrong with them. */
export const datasetIn = (raw: object): Dataset | undefined => {
  const bound: unknown = Reflect.get(raw, "COUNTS");
  return isDataset(bound) ? bound : undefined;
};

/** Writes one count; nothing where no dataset is bound. It never fails, for what it counts has happened. */
export function note(count: Count, to: Dataset | undefined): void {
  const outcome = "outcome" in count ? count.outcome : "";
  const measure = "ms" in count ? count.ms : "fen" in count ? count.fen : 0;
  try {
    to?.writeDataPoint({ indexes: [count.what], blobs: [count.kind, outcome], doubles: [measure] });
  } catch {
    // What cannot be counted is not worth an answer.
  }
}
