/** How money comes back, and in how many working days; the numbers stay with their unit on one line. */
export const BACK_IN = "原路退回，一般 1\u00a0到\u00a05\u00a0个工作日";
