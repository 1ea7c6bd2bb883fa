import { expect, test } from "vitest";
import { MAX_BODY, readBody } from "#functions/site/gate/read-body.ts";

const none = new Set<string>();

/** A POST whose body is these chunks, and then, unless it ends, silence. */
function postOf(chunks: readonly string[], ends: boolean) {
  let cancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      if (ends) controller.close();
    },
    cancel() {
      cancelled = true;
    },
  });
  const headers = new Headers({ "content-type": "application/x-www-form-urlencoded" });
  return { request: { headers, body }, cancelled: () => cancelled };
}

test("a body that comes in pieces is one form", async () => {
  const { request } = postOf(["a=%E6", "%9E%97&b", "=2"], true);
  expect(await readBody(request, none)).toMatchObject({ ok: true, values: { a: "林", b: "2" } });
});

test("a body that never ends is given up, and its connection let go", async () => {
  const { request, cancelled } = postOf(["a=1"], false);
  expect(await readBody(request, none, 20)).toEqual({ ok: false, fault: "too-slow" });
  expect(cancelled()).toBe(true);
});

test("a body over the limit is given up before it ends", async () => {
  const { request, cancelled } = postOf(["a".repeat(MAX_BODY), "b"], false);
  expect(await readBody(request, none)).toEqual({ ok: false, fault: "too-large" });
  expect(cancelled()).toBe(true);
});
