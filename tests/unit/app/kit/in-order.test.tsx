import { type ReactNode, Suspense } from "react";
import { renderToReadableStream } from "react-dom/server.browser";
import { describe, expect, test } from "vitest";
import { inOrder } from "#app/kit/page/in-order.ts";

const NONCE = "n+o/n==";

/** A promise that is kept by hand, and a part that waits for it as React 18 lets one wait. */
function part(show: (value: string) => ReactNode) {
  let keep: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  let state: { value: string } | { error: Error } | null = null;
  const promise = new Promise<string>((done, broken) => {
    keep = done;
    fail = broken;
  });
  const settled = promise.then(
    (value) => {
      state = { value };
    },
    (error: Error) => {
      state = { error };
    },
  );
  function Come(): ReactNode {
    if (state === null) throw settled;
    if ("error" in state) throw state.error;
    return show(state.value);
  }
  const place = (
    <div className="late">
      <Suspense fallback={null}>
        <Come />
      </Suspense>
    </div>
  );
  return { place, keep, fail };
}

const Document = ({ children }: { children: ReactNode }) => (
  <html lang="zh">
    <head>
      <title>t</title>
    </head>
    <body>{children}</body>
  </html>
);

/** What a reader has got so far of a streamed document. */
async function streamed(children: ReactNode) {
  const body = await renderToReadableStream(<Document>{children}</Document>, {
    nonce: NONCE,
    onError: () => undefined,
  });
  body.allReady.catch(() => undefined);
  const reader = body
    .pipeThrough(inOrder(NONCE, (shell) => shell.replace("<title>t", "<title>T")))
    .getReader();
  const decoder = new TextDecoder();
  let got = "";
  const pump = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      got += decoder.decode(value, { stream: true });
    }
  })();
  const soFar = async () => {
    for (let turn = 0; turn < 5; turn++) await new Promise((done) => setTimeout(done, 2));
    return got;
  };
  return { soFar, whole: () => pump.then(() => got), leave: () => reader.cancel() };
}

describe("a document in order", () => {
  test("leaves up to its first open place, and each part follows in its place, whichever comes first", async () => {
    const [first, second] = [part((value) => <p>{value}</p>), part((value) => <b>{value}</b>)];
    const { soFar, whole } = await streamed([
      <h1 key="1">头</h1>,
      <section key="2">{first.place}</section>,
      <p key="3">中</p>,
      <section key="4">{second.place}</section>,
      <footer key="5">尾</footer>,
    ]);
    expect(await soFar()).toMatch(/<title>T<\/title>.*<h1>头<\/h1><section><div class="late">$/);
    second.keep("二 &<");
    expect(await soFar()).not.toContain("中");
    first.keep("一");
    const html = await whole();
    expect(html.replaceAll(/<!--.*?-->/g, "")).toBe(
      '<!DOCTYPE html><html lang="zh"><head><title>T</title></head><body><h1>头</h1>' +
        '<section><div class="late"><p>一</p></div></section><p>中</p>' +
        '<section><div class="late"><b>二 &amp;&lt;</b></div></section><footer>尾</footer></body></html>',
    );
  });

  test("takes a part within a part, and leaves no script, no template and nothing hidden", async () => {
    const inner = part((value) => <i>{value}</i>);
    const outer = part((value) => (
      <div>
        {value}
        <div id="x">{inner.place}</div>
      </div>
    ));
    const { soFar, whole } = await streamed([<div key="o">{outer.place}</div>, <p key="p">尾</p>]);
    outer.keep("外");
    expect(await soFar()).toMatch(/外.*<div id="x"><div class="late">$/);
    inner.keep("内");
    const html = await whole();
    expect(html).toMatch(/外.*<i>内<\/i>.*尾.*<\/html>$/);
    expect(html).not.toMatch(/<script|<template|hidden|\$RC|\$\?/);
  });

  test("says in its place that a part could not be drawn, and goes on", async () => {
    const broken = part((value) => value);
    const { whole } = await streamed([broken.place, <p key="p">尾</p>]);
    broken.fail(new Error("bug"));
    expect(await whole()).toMatch(/<div class="late">.*没有取到.*<\/div>.*<p>尾<\/p>.*<\/html>$/s);
  });

  test("whose text looks like React's own marks stays text", async () => {
    const said = part((value) => <p>{value}</p>);
    const { whole } = await streamed([said.place, <p key="p">尾</p>]);
    const marks =
      '</div><script nonce="n+o/n==">$RC("B:0","S:0")</script><!--$?--><template id="B:0"></template>';
    said.keep(marks);
    const html = await whole();
    expect(html).toContain("&lt;script nonce=");
    expect(html).toMatch(/尾.*<\/html>$/);
  });

  test("ends with its reader", async () => {
    const late = part((value) => <p>{value}</p>);
    const { soFar, leave } = await streamed([late.place]);
    await soFar();
    await expect(leave()).resolves.toBeUndefined();
    late.keep("太晚");
  });
});
