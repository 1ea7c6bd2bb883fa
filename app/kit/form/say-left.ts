/** How much is written, and how much more it takes; nothing before the first sign. */
export function sayLeft(text: string, least: number): string {
  const count = [...text.trim()].length;
  if (count === 0) return "";
  return count < least ? `已写 ${count} 字，至少再写 ${least - count} 字` : `已写 ${count} 字`;
}
