/** What the island offers to the other scripts of a page. */
interface Window {
  luopan?: {
    /** Says something short (轻提示): 3 s, `long` 8 s. */
    toast(text: string, kind?: "plain" | "long" | "bad" | "simple"): void;
    /** Says something in the corner: 4.5 s. */
    notify(text: string): void;
  };
}
