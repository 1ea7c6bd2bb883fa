/** The pages of expert naming (人工起名). */
export const EXPERT_PATH = "/manual-naming";
export const SAMPLE_PATH = "/manuscript-example";
export const briefPath = (sn: string): string => `/manual-naming-after?sn=${sn}`;
export const progressPath = (sn: string): string => `/manual-naming-order?sn=${sn}`;
