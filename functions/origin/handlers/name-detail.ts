import type { BusinessPage, Finding } from "#functions/contract/business.ts";
import { Failure } from "../failure.ts";
import { findOrder } from "../orders/find-order.ts";
import { readLikes } from "../orders/likes.ts";
import { BusinessSheet, Sheet } from "../reports/faces.ts";
import { isPaid } from "../reports/paid-order.ts";
import { readPaidName } from "../reports/read-names.ts";
import type { StoredBusiness } from "../results/stored-business.ts";
import { readResult, type StoredResult } from "../results/stored-result.ts";
import type { Visit } from "../visit.ts";
import type { HandlerOf } from "./handler-of.ts";

/** Everything about one name of an order; a name that is not among the free ones comes with payment. */
export const nameDetail: HandlerOf<"order", "nameDetail"> = async ({ sn, name }, visit) => {
  const order = await findOrder(sn, "seek", visit);
  const [result, liked] = await Promise.all([readResult(order, visit), readLikes(sn, visit)]);
  const isFree = freeNames(result).some((candidate) => candidate.given === name || candidate.name === name);
  if (!isFree && !isPaid(order.status)) throw new Failure("PAYMENT_REQUIRED");
  const row = { sn, status: order.status };
  if (result.service === "business") {
    const found = await findSign(result, sn, name, visit);
    const findings = eachOnce([...result.findings, ...found.findings]);
    const around = { service: result.service, nice: result.nice, findings };
    return { ...found, ...around, liked: liked.has(found.given), ...row };
  }
  const found = await findName(result, sn, name, visit);
  return { ...found, liked: liked.has(found.given), ...row };
};

/** What stands against the wishes stands against each name: a name that holds the word has the same finding of its own. */
const eachOnce = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ word }, at) => findings.findIndex((other) => other.word === word) === at);

/** What nobody pays for: the free names, and what the family had thought of itself. */
const freeNames = (result: StoredResult | StoredBusiness) =>
  result.service === "business" ? result.names : [...result.names, ...result.ownWhole];

const findName = async (result: StoredResult, sn: string, name: string, visit: Visit) =>
  [...result.names, ...result.ownWhole].find((each) => each.given === name || each.name === name) ??
  readPaidName(Sheet, sn, name, visit);

const findSign = async (
  { names }: StoredBusiness,
  sn: string,
  name: string,
  visit: Visit,
): Promise<Omit<BusinessPage, "service" | "nice" | "sn" | "status">> =>
  names.find((each) => each.given === name) ?? readPaidName(BusinessSheet, sn, name, visit);
