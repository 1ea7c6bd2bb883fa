/** Umi as it comes: one page, drawn in the browser. */
export default {
  title: "宝宝起名",
  routes: [{ path: "/", component: "index" }],
  hash: true,
  targets: { chrome: 87, safari: 14 },
  mfsu: false,
};
