/** The list of the articles (起名知识), and one of them: one route, because paths are fixed. */
export const GUIDE_PATH = "/guide";
/** Where the method says who the readers are that names were read by (读者); the heading's own words are its id. */
export const READERS_PATH = `${GUIDE_PATH}?a=method#名字怎么选出来`;
export const articlePath = (slug: string): string => `${GUIDE_PATH}?a=${slug}`;
