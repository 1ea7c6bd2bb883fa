import type { Role } from "#functions/contract/desk/desk.ts";

export const DESK_PATH = "/desk";

/** Where orders are looked up (查单), and one of them with all that happened to it; a form on one of its items goes to it with that. */
export const FIND_PATH = "/desk/find";
export const orderPath = (sn: string, item?: { kind: string; ref: string }): string =>
  `/desk/order?sn=${sn}${item === undefined ? "" : `&kind=${item.kind}&ref=${item.ref}`}`;

/** What each role is called. */
export const ROLES: Readonly<Record<Role, string>> = { expert: "起名人", operator: "运营" };

/** A page of the desk: whoever has one of its roles may open it. */
export interface DeskPage {
  path: string;
  label: string;
  roles: readonly Role[];
  /** Other pages of the desk link to it, the menu does not. */
  unlisted?: true;
}

/** Every page of the desk with the roles that may open it. The gate refuses every other page and role. */
export const deskPages: readonly DeskPage[] = [
  { path: DESK_PATH, label: "工作台", roles: ["expert", "operator"] },
  { path: "/desk/briefs", label: "稿件", roles: ["expert"] },
  { path: "/desk/brief", label: "一单", roles: ["expert"], unlisted: true },
  { path: "/desk/preview", label: "预览", roles: ["expert"], unlisted: true },
  { path: "/desk/queue", label: "待办", roles: ["operator"] },
  { path: FIND_PATH, label: "查单", roles: ["operator"], unlisted: true },
  { path: "/desk/order", label: "一单", roles: ["operator"], unlisted: true },
  { path: "/desk/comments", label: "评论", roles: ["operator"] },
  { path: "/desk/figures", label: "数字", roles: ["operator"] },
  { path: "/desk/settings", label: "设置", roles: ["operator"] },
  { path: "/desk/settings/edit", label: "改设置", roles: ["operator"], unlisted: true },
  { path: "/desk/log", label: "记录", roles: ["expert", "operator"] },
];
