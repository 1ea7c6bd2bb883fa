import type { NameCard, NameDetail } from "#functions/contract/name-card.ts";
import { Failure } from "../failure.ts";
import { readLikes } from "../orders/likes.ts";
import type { Visit } from "../visit.ts";
import { Batch, batchesOf, batchPart, NamingFace, Sheet, sheetPart } from "./naming-report.ts";
import { openReport } from "./paid-order.ts";
import { findPart } from "./parts.ts";

/** The cards of these batches of a report, with their ♡. */
export async function readBatches(sn: string, batches: readonly number[], visit: Visit): Promise<NameCard[]> {
  const [liked, ...parts] = await Promise.all([
    readLikes(sn, visit),
    ...batches.map((batch) => findPart(Batch, sn, batchPart(batch), visit)),
  ]);
  return parts.flatMap((part) => part ?? []).map((name) => ({ ...name, liked: liked.has(name.given) }));
}

/** Numbers of all batches of a report, the first is 0. */
export const allBatches = (face: NamingFace): number[] =>
  Array.from({ length: batchesOf(face) + 1 }, (_, at) => at);

/** Place of a name in a report, by its given name or whole; NOT_FOUND where the report has none such. */
export function placeOf({ given, surname }: NamingFace, name: string): number {
  const place = given.findIndex((each) => each === name || surname + each === name);
  if (place < 0) throw new Failure("NOT_FOUND", {}, "这份报告里没有这个名字。");
  return place;
}

/** A name of a paid report in full, as it was delivered. Throws as `openReport` and `placeOf` do. */
export async function readPaidName(sn: string, name: string, visit: Visit): Promise<NameDetail> {
  const { face } = await openReport(NamingFace, sn, "seek", visit);
  const place = placeOf(face, name);
  const sheet = await findPart(Sheet, sn, sheetPart(place), visit);
  const found = sheet?.find(({ given }) => given === face.given[place]);
  if (found === undefined) throw new Failure("ERASED");
  return found;
}
