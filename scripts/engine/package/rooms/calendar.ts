/** The calendar (历法): lunar dates, solar time of a place, the four pillars (八字). */
export { type Chart, chartOf } from "#functions/naming/facts/calendar/chart/chart.ts";
export type { Birth, LunarDate, SolarDate, Zishi } from "#functions/naming/facts/calendar/clock/birth.ts";
export {
  checkDate,
  type DateCheck,
  type DateFault,
  ENGINE_YEARS,
  leapMonthOf,
  lunarToSolar,
  solarToLunar,
} from "#functions/naming/facts/calendar/clock/lunar.ts";
export { placeNamed } from "#functions/naming/facts/calendar/places/place-by-name.ts";
