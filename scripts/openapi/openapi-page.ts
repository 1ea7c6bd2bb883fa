import type { JsonSchema } from "./contract-schemas.ts";
import type { OpenApiDocument, Operation } from "./openapi-document.ts";

const STYLE =
  "body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}" +
  "code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;background:#f4f4f4;padding:.75rem}" +
  "summary{cursor:pointer;padding:.25rem 0}h2{margin-top:2.5rem}" +
  "@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}pre{background:#222}a{color:#9cf}}";

/** The document as one page without scripts: every call with its params, its answer and its refusals. */
export function openApiPage({ info, tags, paths, components }: OpenApiDocument): string {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const areas = tags.map(({ name, description }) => {
    const calls = all.filter(({ operation }) => operation.tags[0] === name);
    const shown = calls.map((call) => callPart(call.method, call.path, call.operation)).join("\n");
    return `<h2 id="${escaped(name)}">${escaped(name)}: ${escaped(description)}</h2>\n${shown}`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) =>
      `<details id="${escaped(name)}"><summary><code>${escaped(name)}</code></summary>${code(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(info.title)}</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(info.title)}</h1>
<p>${escaped(info.description)} The same as JSON: <a href="/openapi.json">/openapi.json</a>.</p>
${areas.join("\n")}
<h2>Schemas</h2>
${schemas.join("\n")}
</main></body></html>
`;
}

function callPart(method: string, path: string, operation: Operation): string {
  const { operationId, description, responses } = operation;
  const refusals = Object.entries(responses)
    .filter(([status]) => status !== "200")
    .map(([status, { description: codes }]) => `${status} ${escaped(codes)}`)
    .join("; ");
  return `<details id="${operationId}"><summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${operationId}</summary>
<p>${escaped(description)}${operation["x-idempotent"] ? " May be sent again with the same <code>idem</code>." : ""}</p>
${code(operation.requestBody ?? operation.parameters ?? [])}
<p>Answers:</p>${code(responses["200"])}<p>Refuses: ${refusals}.</p></details>`;
}

/** JSON with its references as links to the schemas below. */
const code = (value: JsonSchema | readonly JsonSchema[] | undefined): string =>
  `<pre>${escaped(JSON.stringify(value ?? {}, null, 2)).replaceAll(
    /#\/components\/schemas\/(\w+)/g,
    '<a href="#$1">$1</a>',
  )}</pre>`;

const escaped = (text: unknown): string =>
  String(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
