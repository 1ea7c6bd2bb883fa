import { withoutUnused } from "./remix-unused.ts";

/**
 * What Remix's runtime does for a browser that draws pages again, and what is there in place of it. No page of ours is drawn
 * again: its data are not encoded, and are asked for by no address of their own (`?_data=`, `.data`, `?_routes=`), so that
 * each loader may have the request itself and no copy of a copy. And what the router works out of the routes three times a
 * page, though they never change, is remembered.
 */
const CHANGES: Readonly<Record<string, readonly (readonly [text: string, instead: string])[]>> = {
  "@remix-run/server-runtime/dist/esm/server.js": [
    [
      "encodeViaTurboStream(state, request.signal, build.entry.module.streamTimeout, serverMode)",
      "undefined",
    ],
    ["url.pathname === manifestUrl && _build.future.v3_lazyRouteDiscovery", "false"],
    [`let manifestUrl = \`\${_build.basename ?? "/"}/__manifest\`.replace(/\\/+/g, "/");`, ""],
    // Without these two nothing asks for it.
    ["let url = new URL(request.url);", "let url;"],
    ["mode === ServerMode.Development", "false"],
    // Only a browser that draws pages again reads it.
    ["!build.future.v3_singleFetch ? {", "false ? {"],
    ["errors: serializeErrors(context.errors, serverMode)", "errors: null"],
    ["serverHandoffString: createServerHandoffString(", 'serverHandoffString: ((_told) => "")('],
    ['url.searchParams.has("_data")', "false"],
    ['_build.future.v3_singleFetch && url.pathname.endsWith(".data")', "false"],
    // Below the root a build of ours has one screen (onlyScreen): which it is needs no matching.
    [
      "matchServerRoutes(routes, url.pathname, _build.basename)",
      "[{ params: {}, route: routes[0].children[0] ?? routes[0] }]",
    ],
  ],
  // A page of ours has headers of its own only where something went wrong or was set: one object serves all its routes.
  "@remix-run/server-runtime/dist/esm/headers.js": [
    // What a list of cookies is made of, every Worker knows by itself.
    ["import { splitCookiesString } from 'set-cookie-parser';", ""],
    ["splitCookiesString(parentSetCookieString)", "parentHeaders.getSetCookie()"],
    ["let headers = new Headers(parentHeaders);", "let headers = parentHeaders;"],
    ["context.loaderHeaders[id] || new Headers()", "context.loaderHeaders[id] || NONE"],
    ["context.actionHeaders[id] || new Headers()", "context.actionHeaders[id] || NONE"],
    ["function getDocumentHeaders(", "const NONE = new Headers();\nfunction getDocumentHeaders("],
    ["let parentSetCookieString =", "if (parentHeaders === NONE) return;\n  let parentSetCookieString ="],
  ],
  "@remix-run/server-runtime/dist/esm/data.js": [
    [
      "singleFetch ? stripRoutesParam(stripIndexParam(request)) : stripDataParam(stripIndexParam(request))",
      "request",
    ],
    ["if (singleFetch) {", "if (true) {"],
  ],
  "@remix-run/react/dist/esm/server.js": [
    [
      "let routes = createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);",
      `let routes = routesOf.get(manifest.routes) ?? createServerRoutes(manifest.routes, routeModules, context.future, context.isSpaMode);
      routesOf.set(manifest.routes, routes);`,
    ],
    ["function RemixServer(", "const routesOf = new WeakMap();\nfunction RemixServer("],
    // Nothing asks for it.
    ["url = new URL(url);", ""],
    ["context.future.v3_singleFetch && context.serverHandoffStream ?", "false ?"],
  ],
  "@remix-run/react/dist/esm/errorBoundaries.js": [
    // A class that catches faults of the drawing in a browser: on a server none does.
    [
      "return /*#__PURE__*/React.createElement(RemixRootDefaultErrorBoundary, {\n        error: this.state.error,\n        isOutsideRemixApp: true\n      });",
      "return null;",
    ],
    ["renderScripts ? /*#__PURE__*/React.createElement(Scripts, null) : null", "null"],
  ],
  "@remix-run/react/dist/esm/routes.js": [
    // The root has a boundary of its own.
    [
      'route.id === "root" ? () => /*#__PURE__*/React.createElement(RemixRootDefaultErrorBoundary, {\n    error: useRouteError()\n  }) :',
      "",
    ],
    ["RemixRootDefaultHydrateFallback : undefined", "undefined : undefined"],
  ],
  "react-router-dom/server.mjs": [
    [
      "let manifest = {};\n  let dataRoutes = UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest);",
      `const { manifest, dataRoutes } = converted(routes);`,
    ],
    [
      "function createStaticRouter(",
      `const convertedOf = new WeakMap();
      function converted(routes) {
        const known = convertedOf.get(routes);
        if (known !== undefined) return known;
        const manifest = {};
        const made = { manifest, dataRoutes: UNSAFE_convertRoutesToDataRoutes(routes, UNSAFE_mapRouteProperties, undefined, manifest) };
        convertedOf.set(routes, made);
        return made;
      }
      function createStaticRouter(`,
    ],
    // An address of letters, digits and hyphens is encoded as it stands.
    [
      `let href = typeof to === "string" ? to : createPath(to);
  // Treating`,
      `if (typeof to === "string" && /^(?:\\/[\\w-]+)+$|^\\/$/.test(to)) return { pathname: to, search: "", hash: "" };
  let href = typeof to === "string" ? to : createPath(to);
  // Treating`,
    ],
  ],
  "react-router/dist/index.js": [
    // The root has a boundary of its own.
    [
      "const defaultErrorElement = /*#__PURE__*/React.createElement(DefaultErrorComponent, null);",
      "const defaultErrorElement = null;",
    ],
    // The handler has matched them before it called their loaders.
    [
      "let matches = matchRoutes(routes, {\n    pathname: remainingPathname\n  });",
      "let { matches } = dataRouterState;",
    ],
    ["dataRouterState && future && future.v7_partialHydration", "false"],
    ["useDataRouterState(DataRouterStateHook.UseLoaderData)", "useDataRouterState()"],
  ],
  "@remix-run/router/dist/router.js": [
    // Whether the visitor has gone: no loader ends any sooner for it, and what it answers goes nowhere.
    [
      'invariant(request.signal, "query()/queryRoute() requests must contain an AbortController signal");',
      "",
    ],
    ["if (request.signal.aborted) {", "if (false) {"],
    [
      'let abortPromise = new Promise((_, r) => reject = r);\n    onReject = () => reject();\n    request.signal.addEventListener("abort", onReject);',
      "",
    ],
    ["return Promise.race([handlerPromise, abortPromise]);", "return handlerPromise;"],
    ["if (isDeferredResult(result)) {", "if (false) {"],
    [`let statusText = "Unknown Server Error";`, `let statusText = "";`],
    ['typeof handler !== "function"', "false"],
    // What it warns of: a pattern that no route of ours has.
    [
      `  warning(path === "*" || !path.endsWith("*") || path.endsWith("/*"), "Route path \\"" + path + "\\" will be treated as if it were " + ("\\"" + path.replace(/\\*$/, "/*") + "\\" because the \`*\` character must ") + "always follow a \`/\` in the pattern. To get rid of this warning, " + ("please change the route path to \\"" + path.replace(/\\*$/, "/*") + "\\"."));`,
      "",
    ],
    [
      "let branches = flattenRoutes(routes);\n  rankRouteBranches(branches);",
      "let branches = ranked(routes);",
    ],
    [
      "function compilePath(",
      `const branchesOf = new WeakMap();
      function ranked(routes) {
        const branches = branchesOf.get(routes) ?? flattenRoutes(routes);
        if (!branchesOf.has(routes)) rankRouteBranches(branches);
        branchesOf.set(routes, branches);
        return branches;
      }
      const compiled = new Map();
      function compilePath(path, caseSensitive, end) {
        const key = [path, caseSensitive, end].join();
        const known = compiled.get(key) ?? compilePathAnew(path, caseSensitive, end);
        compiled.set(key, known);
        return known;
      }
      function compilePathAnew(`,
    ],
  ],
  // Each schema is given a second interface, with a function of its own, for libraries that check by any vendor's.
  "valibot/dist/index.mjs": [
    [
      `	schema["~standard"] = {
		version: 1,
		vendor: "valibot",
		validate: (value$1) => schema["~run"]({ value: value$1 }, /* @__PURE__ */ getGlobalConfig())
	};
`,
      "",
    ],
    // What it says in English, of what it would have liked, nobody reads: every message is ours.
    [`expects: /* @__PURE__ */ _joinExpects(options.map(_stringify), "|"),`, `expects: "",`],
    [`expects: /* @__PURE__ */ _joinExpects(options.map((option) => option.expects), "|"),`, `expects: "",`],
    ["expects: /* @__PURE__ */ _stringify(literal_),", `expects: "",`],
    ["const received = other?.received ?? /* @__PURE__ */ _stringify(input);", `const received = "";`],
  ],
};

/** A module of Remix with what is changed in it and without what is unused; throws where Remix has written that otherwise. */
export function changedRemix(id: string, code: string): string | undefined {
  const kept = withoutUnused(id, code);
  const file = Object.keys(CHANGES).find((name) => id.endsWith(`/node_modules/${name}`));
  return (
    (file === undefined ? undefined : CHANGES[file])?.reduce((rest, [text, instead]) => {
      if (!rest.includes(text)) throw new Error(`${id} is written otherwise: ${text}`);
      return rest.replaceAll(text, instead);
    }, kept ?? code) ?? kept
  );
}
