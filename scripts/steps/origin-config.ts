/** The origin's configuration: in its smallest form, and in the large one, which is made of it and which git ignores. */
export const SMALL = "functions/origin/wrangler.toml";
export const LARGE = "functions/origin/wrangler.large.toml";
