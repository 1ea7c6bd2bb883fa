/** Wrangler bundles such a file as a Data module. */
declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}
