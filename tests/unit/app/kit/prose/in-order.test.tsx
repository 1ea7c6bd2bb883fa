import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Parts, PartsToCome, streamOf } from "#app/kit/prose/in-order.tsx";
import { Late } from "#app/kit/prose/late.tsx";

const NONCE = "n+o/n==";

/** A promise that is kept by hand, and a part that waits for it. */
function part(show: (value: string) => ReactNode) {
  let keep: (value: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<string>((done, broken) => {
    keep = done;
    fail = broken;
  });
  const place = (
    <Late value={promise} failed={<p>没有取到</p>}>
      {show}
    </Late>
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

/** What a reader has got so far of a streamed document; `faults` are told in the end. */
async function streamed(children: ReactNode, gaveUp = new Promise<void>(() => undefined)) {
  const faults: unknown[] = [];
  const parts = new Parts(NONCE);
  const draw = () =>
    `<!DOCTYPE html>${renderToString(
      <PartsToCome.Provider value={parts}>
        <Document>{children}</Document>
      </PartsToCome.Provider>,
    )}`;
  const pages = parts.inOrder(parts.draw(draw), draw, gaveUp, (fault) => faults.push(fault));
  const reader = streamOf(pages).getReader();
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
  return { soFar, faults, whole: () => pump.then(() => got), leave: () => reader.cancel() };
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
    expect(await soFar()).toMatch(/<title>t<\/title>.*<h1>头<\/h1><section><div class="late">$/);
    second.keep("二 &<");
    expect(await soFar()).not.toContain("中");
    first.keep("一");
    const html = await whole();
    expect(html.replaceAll(/<!--.*?-->/g, "")).toBe(
      '<!DOCTYPE html><html lang="zh"><head><title>t</title></head><body><h1>头</h1>' +
        '<section><div class="late"><p>一</p><i hidden=""></i></div></section><p>中</p>' +
        '<section><div class="late"><b>二 &amp;&lt;</b><i hidden=""></i></div></section><footer>尾</footer></body></html>',
    );
  });

  test("takes a part within a part, and leaves no script, no template and no mark", async () => {
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
    expect(html).not.toMatch(/<script|<template|\/late/);
  });

  test("says in its place that a part was not fetched or could not be drawn, and goes on", async () => {
    const Broken = (): ReactNode => {
      throw new Error("bug");
    };
    const [refused, broken, good] = [part((value) => value), part(() => <Broken />), part((value) => value)];
    const { whole, faults } = await streamed([refused.place, broken.place, good.place, <p key="p">尾</p>]);
    refused.fail(new Error("down"));
    broken.keep("x");
    good.keep("好");
    expect(await whole()).toMatch(/<p>没有取到<\/p>.*请刷新再试.*好.*<p>尾<\/p>.*<\/html>$/);
    expect(faults).toEqual([new Error("bug")]);
  });

  test("says of what never comes that it did not, once all patience has ended", async () => {
    const never = part((value) => value);
    const { whole } = await streamed([never.place, <p key="p">尾</p>], Promise.resolve());
    expect(await whole()).toMatch(/请刷新再试.*<p>尾<\/p>.*<\/html>$/);
  });

  test("ends with its reader", async () => {
    const late = part((value) => <p>{value}</p>);
    const { soFar, leave } = await streamed([late.place]);
    await soFar();
    await expect(leave()).resolves.toBeUndefined();
    late.keep("太晚");
  });
});
