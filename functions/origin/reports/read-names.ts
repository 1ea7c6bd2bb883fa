import type * as v from "valibot";
import { Failure } from "../failure.ts";
import { readLikes, withLikes } from "../orders/likes.ts";
import type { Visit } from "../visit.ts";
import { AnyFace, type BusinessFace, batchPart, type NamingFace, sheetPart } from "./faces.ts";
import { openReport } from "./paid-order.ts";
import { findPart } from "./parts.ts";

type Names<T> = v.GenericSchema<unknown, T[]>;

/** The cards of these batches of a report, with their ♡. */
export async function readBatches<T extends { given: string }>(
  schema: Names<T>,
  sn: string,
  batches: readonly number[],
  visit: Visit,
) {
  const [liked, ...parts] = await Promise.all([
    readLikes(sn, visit),
    ...batches.map((batch) => findPart(schema, sn, batchPart(batch), visit)),
  ]);
  return withLikes(
    parts.flatMap((part) => part ?? []),
    liked,
  );
}

/** Place of a name in a report, by its given name or whole; NOT_FOUND where the report has none such. */
export function placeOf(face: NamingFace | BusinessFace, name: string): number {
  const surname = face.service === "baby" ? face.surname : "";
  const place = face.given.findIndex((each) => each === name || surname + each === name);
  if (place < 0) throw new Failure("NOT_FOUND", {}, "这份报告里没有这个名字。");
  return place;
}

/** A name of a paid report in full, as it was delivered. Throws as `openReport` and `placeOf` do. */
export async function readPaidName<T extends { given: string }>(
  schema: Names<T>,
  sn: string,
  name: string,
  visit: Visit,
): Promise<T> {
  const { face } = await openReport(AnyFace, sn, "seek", visit);
  const place = placeOf(face, name);
  const sheet = await findPart(schema, sn, sheetPart(place), visit);
  const found = sheet?.find(({ given }) => given === face.given[place]);
  if (found === undefined) throw new Failure("ERASED");
  return found;
}
