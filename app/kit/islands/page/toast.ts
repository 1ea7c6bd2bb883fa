/** Milliseconds that words stay: a toast, a long one, a failure, a simple notice; a notice in the corner. */
const STAY = { plain: 3000, long: 8000, bad: 3000, simple: 1500 } as const;
const CORNER_MS = 4500;

/** Says something short over the lower edge (轻提示). */
export function toast(text: string, kind: keyof typeof STAY = "plain"): void {
  show("toasts", text, `toast ${kind}`, STAY[kind]);
}

/** Says something in the corner, top right. */
export function notify(text: string): void {
  show("corner", text, "toast", CORNER_MS);
}

/** The same words are not said twice at a time. */
function show(id: "toasts" | "corner", text: string, look: string, stay: number): void {
  const region = document.getElementById(id);
  if (!region || region.textContent === text) return;
  const words = document.createElement("p");
  words.className = look;
  words.textContent = text;
  region.appendChild(words);
  setTimeout(() => words.remove(), stay);
}
