const utf8 = new TextEncoder();

/** Cuts a text to at most `most` bytes of UTF-8; no character is cut in two. */
export function cutToBytes(text: string, most: number): string {
  let cut = "";
  let length = 0;
  for (const char of text) {
    length += utf8.encode(char).length;
    if (length > most) break;
    cut += char;
  }
  return cut;
}
