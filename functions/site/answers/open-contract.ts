import type { Target } from "#app/kit/upstream/send.ts";

const PATHS: readonly string[] = ["/openapi.json", "/openapi"];
/** The page has a style and no script. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** Whether an address is the contract's (OpenAPI), which the origin shows in development and nowhere else. */
export const isContractPath = (path: string, stage: string): boolean =>
  stage !== "production" && PATHS.includes(path);

/** Hands on what the origin says of its contract. */
export async function forwardContract(
  path: string,
  { service, base }: Pick<Target, "service" | "base">,
): Promise<Response> {
  const { body, status, headers } = await service.fetch(new Request(base.replace(/\/$/, "") + path));
  return new Response(body, {
    status,
    headers: {
      "content-type": headers.get("content-type") ?? "text/plain",
      "content-security-policy": POLICY,
      "cache-control": "no-store",
    },
  });
}
