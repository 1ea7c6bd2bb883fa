/** The list of the articles (起名知识), and one of them: one route, because paths are fixed. */
export const GUIDE_PATH = "/guide";
export const articlePath = (slug: string): string => `${GUIDE_PATH}?a=${slug}`;
