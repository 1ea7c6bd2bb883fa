/** React's renderer as Workers have it; React 18's types know the one of Node alone. */
declare module "react-dom/server.browser" {
  export { renderToReadableStream } from "react-dom/server";
}
