import routes from "#app/routes.ts";
import { workerOf } from "../vite/visitor-pages.ts";

/** How the addresses of the orders Worker's pages begin: `/naming-result/` with its number, `/naming-detail` with its query. */
const BEGINNINGS = routes
  .filter((route) => workerOf(route) === "orders")
  .map(({ path = "" }) => `/${path.replace(/^\//, "").replace(/:.*$/, "")}`);

/**
 * The routes of the orders Worker at the platform: what they match never passes the site's Worker. A route ends in `*`, for
 * it is held against the query too; so it brings addresses along that are nobody's, and those go on to the site.
 */
export const ordersRoutes = (host: string): string[] => BEGINNINGS.map((path) => `${host}${path}*`);

/** Does the platform hand this path to the orders Worker? */
export const isRouted = (path: string): boolean => BEGINNINGS.some((beginning) => path.startsWith(beginning));
