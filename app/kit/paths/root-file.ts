/** The address of a static file that stands beside the assets (favicon.svg). */
export const rootFile = (name: string, publicPath = "/"): string =>
  `${publicPath.replace(/\/$/, "")}/${name}`;
