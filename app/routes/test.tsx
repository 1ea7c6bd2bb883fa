import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { look } from "#app/diagnosis/look.server.ts";
import { TestPage } from "#app/diagnosis/test-page.tsx";

export const meta: MetaFunction = () => [{ title: "查一查哪里不通 · 罗盘起名" }];

/** The page of the diagnosis; not in production. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  if (context.stage === "production") throw new Response(null, { status: 404 });
  return { found: await look(request, context) };
}

export default function Test() {
  return <TestPage found={useLoaderData<typeof loader>().found} />;
}
