import { shell } from "./shell.js";

/** An embedded upstream that writes down what it is sent; `/~recorded` tells. It refuses in a way that is not tried again. */
let heard = [];

async function record(request) {
  const { pathname, search } = new URL(request.url);
  if (pathname === "/~recorded") return Response.json(heard);
  const headers = Object.fromEntries(request.headers);
  heard.push({ method: request.method, target: pathname + search, headers, body: await request.text() });
  return Response.json({ code: "NOT_CONFIGURED", message: "只记录" }, { status: 501 });
}

export default shell({
  workerOf: () => ({ fetch: record }),
  envOf() {
    heard = [];
    return {};
  },
});
