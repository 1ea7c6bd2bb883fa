import { decodeForm, type FormFault } from "#functions/contract/form.ts";

/** Bytes of a form body, at most. */
export const MAX_BODY = 16 * 1024;

export type Body =
  | { ok: true; text: string; values: Record<string, string> }
  | { ok: false; fault: FormFault | "too-large" | "bad-type" };

/** Reads a form body with its length counted as it streams; refuses what no form of this site sends. */
export async function readBody(request: Request, repeating: ReadonlySet<string>): Promise<Body> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return { ok: false, fault: "bad-type" };
  const text = await readText(request.body, MAX_BODY);
  if (text === undefined) return { ok: false, fault: "too-large" };
  const decoded = decodeForm(text, repeating);
  return decoded.ok ? { ok: true, text, values: decoded.values } : decoded;
}

async function readText(body: ReadableStream<Uint8Array> | null, limit: number): Promise<string | undefined> {
  if (body === null) return "";
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = "";
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.byteLength;
    if (length > limit) {
      reader.cancel().catch(() => undefined);
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}
