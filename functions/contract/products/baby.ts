import * as v from "valibot";
import { FreeResult, NameBatch, NamePage } from "#functions/contract/orders/orders.ts";
import { messages } from "#functions/contract/values/messages.ts";
import { BabyBrief } from "./baby-brief.ts";
import { BusinessBatch, BusinessPage, FreeBusiness, PaidBusiness } from "./business.ts";
import { BusinessBrief } from "./business-brief.ts";
import { PaidNaming } from "./reports.ts";

/** What seek takes and the naming calls answer, by service (宝宝起名, 公司店铺起名). */
export const NamingBrief = v.variant("kind", [BabyBrief, BusinessBrief], messages.form);
export const FreeNaming = v.variant("service", [FreeResult, FreeBusiness]);
export const PaidReport = v.variant("service", [PaidNaming, PaidBusiness]);
export const AnyBatch = v.variant("service", [NameBatch, BusinessBatch]);
export const AnyPage = v.variant("service", [NamePage, BusinessPage]);
