import { decodeForm, type FormFault } from "#functions/contract/wire/form.ts";

/** Bytes of a form body, at most. */
export const MAX_BODY = 16 * 1024;
/** Bytes of a form body at the desk, where manuscripts are written, at most. */
export const MAX_DESK_BODY = 64 * 1024;
/** Milliseconds a body may take to arrive: 16 kB pass a slow line in a second or two. */
export const BODY_MS = 15_000;

/** What is read of a request. */
interface Posted {
  headers: { get(name: string): string | null };
  body: Readable | null;
}
interface Readable {
  getReader(): {
    read(): Promise<{ done: false; value: Uint8Array } | { done: true }>;
    cancel(): Promise<unknown>;
  };
}

export type Body =
  | { ok: true; text: string; values: Record<string, string> }
  | { ok: false; fault: FormFault | "too-large" | "too-slow" | "bad-type" };

/** Reads a form body and counts its bytes as it streams; refuses a body that no form of this site sends. */
export async function readBody(
  request: Posted,
  repeating: ReadonlySet<string>,
  patience: number = BODY_MS,
  most: number = MAX_BODY,
): Promise<Body> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return { ok: false, fault: "bad-type" };
  const read = await readText(request.body, patience, most);
  if (!read.ok) return read;
  const decoded = decodeForm(read.text, repeating);
  return decoded.ok ? { ok: true, text: read.text, values: decoded.values } : decoded;
}

type Read = { ok: true; text: string } | { ok: false; fault: "too-large" | "too-slow" };

async function readText(body: Readable | null, patience: number, most: number): Promise<Read> {
  if (body === null) return { ok: true, text: "" };
  const decoder = new TextDecoder();
  const reader = body.getReader();
  const giveUp = (fault: "too-large" | "too-slow"): Read => {
    reader.cancel().catch(() => undefined);
    return { ok: false, fault };
  };
  let clock: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<"late">((resolve) => {
    clock = setTimeout(() => resolve("late"), patience);
  });
  let text = "";
  let length = 0;
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late]);
      if (next === "late") return giveUp("too-slow");
      if (next.done) return { ok: true, text: text + decoder.decode() };
      length += next.value.byteLength;
      if (length > most) return giveUp("too-large");
      text += decoder.decode(next.value, { stream: true });
    }
  } finally {
    clearTimeout(clock);
  }
}
