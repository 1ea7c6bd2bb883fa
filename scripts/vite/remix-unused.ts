type Spans = readonly (readonly [from: string, upTo: string])[];

/**
 * What of Remix no page of ours comes to, each from a text up to the next that stays: scripts and browsers that draw
 * pages again, routes that are fetched when they are asked for, data that follow by `defer`, and complaints in English
 * of what the types of a route make impossible. It stood in every Worker with pages.
 */
const UNUSED: Readonly<Record<string, Spans>> = {
  "@remix-run/server-runtime/dist/esm/server.js": [
    // The one address without a screen answers with a Response, as its type says.
    ['if (typeof response === "object" && response !== null) {', "// callRouteLoader/callRouteAction always"],
    ["invariant(isResponse(response),", "return response;\n  } catch"],
  ],
  "@remix-run/server-runtime/dist/esm/data.js": [
    ["if (isDeferredData(result)) {", "// Allow naked object returns when single fetch is enabled\n"],
  ],
  "@remix-run/router/dist/router.js": [
    ["// Pick off the right state value to return", "return undefined;\n  }\n  async function queryImpl("],
    ["let loadRouteDefinitionsPromises = matches.map(", "let dsMatches = matches.map("],
    ["let loadRoutePromise = loadRouteDefinitionsPromises[i];", "let shouldLoad = matchesToLoad.some("],
    ["loadRoutePromise, handlerOverride, requestContext) :", "handlerOverride, requestContext) :"],
    ["// Wait for all routes to load here but", "return results;\n}\n// Default logic for calling"],
    ["loadRoutePromise, handlerOverride, staticContext) {", "handlerOverride, staticContext) {"],
    ["// If we have a route.lazy promise, await that first", "if (!handler) {\n      let url ="],
    ["invariant(result.result !== undefined,", "} catch (e) {\n    // We should already be catching"],
    [
      "if (isDeferredData(result)) {\n    var",
      "if (isDataWithResponseInit(result)) {\n    var _result$init7",
    ],
    // Nobody reads what stands beside a status.
    ["if (status === 400) {\n    statusText =", "return new ErrorResponseImpl(status || 500, statusText,"],
  ],
  "react-router-dom/server.mjs": [
    ["if (hydrate !== false) {", "let {\n    state\n  } = dataRouterContext.router;"],
    ["push(to) {", "};\n}\nfunction createStaticHandler("],
    ["initialize() {", "createHref,\n    encodeLocation,\n    getFetcher() {"],
    ["getFetcher() {", "};\n}\nfunction createHref("],
  ],
  "react-router-dom/dist/index.js": [["var DataRouterHook;\n", "// Internal hooks\n"]],
  "react-router/dist/index.js": [
    ["static getDerivedStateFromError(error) {", "render() {\n    return this.state.error !== undefined"],
  ],
  "@remix-run/react/dist/esm/errorBoundaries.js": [
    ["static getDerivedStateFromError(error) {", "render() {\n    if (this.state.error) {"],
  ],
};

/** A module of Remix without what nothing of ours comes to; throws where Remix has written that otherwise. */
export function withoutUnused(id: string, code: string): string | undefined {
  const file = Object.keys(UNUSED).find((name) => id.endsWith(`/node_modules/${name}`));
  return (file === undefined ? undefined : UNUSED[file])?.reduce((rest, [from, upTo]) => {
    const start = rest.indexOf(from);
    const end = rest.indexOf(upTo, start + 1);
    if (start < 0 || end < 0) throw new Error(`${id} is written otherwise: ${start < 0 ? from : upTo}`);
    return rest.slice(0, start) + rest.slice(end);
  }, code);
}
