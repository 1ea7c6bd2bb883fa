import { originEnv } from "#functions/origin/env.ts";

/** The contract as others read it, by the address in development → the file among the origin's assets. */
const FILES: Readonly<Record<string, string>> = {
  "/openapi.json": "openapi.json",
  "/openapi": "openapi.html",
};

/** Whether a request asks for the contract itself: production has no such address, and answers as for any other. */
export const asksForContract = ({ method, url }: Request, raw: object): boolean =>
  method === "GET" && Object.hasOwn(FILES, new URL(url).pathname) && originEnv(raw).STAGE !== "production";

/** The OpenAPI document, or its page. */
export async function answerContract({ url }: Request, raw: object): Promise<Response> {
  const file = FILES[new URL(url).pathname];
  const found = await originEnv(raw).DEPTH?.fetch(`https://depth.internal/contract/${file}`);
  return found?.ok === true
    ? new Response(found.body, { headers: { "content-type": found.headers.get("content-type") ?? "" } })
    : new Response("The contract is not there: npm run build makes it.\n", { status: 404 });
}
