/** Names of businesses (公司店铺): signs for a trade, each with its card. */
export { type BusinessBrief, briefFaults, briefOf } from "#functions/naming/business/brief.ts";
export { type BusinessCard, businessCard } from "#functions/naming/business/describe/card.ts";
export { type BusinessNames, businessNames } from "#functions/naming/business/generate/generate.ts";
