/** What the island offers to the screens that React runs in the browser. */
interface Window {
  luopan?: {
    /** Says something short (轻提示): 3 s, `long` 8 s. */
    toast(text: string, kind?: "plain" | "long" | "bad" | "simple"): void;
    /** Says something in the corner: 4.5 s. */
    notify(text: string): void;
    /** React runs: the wait for the page's script is over. */
    loaded(): void;
  };
}
