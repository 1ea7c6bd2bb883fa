/** A card as WeChat would show it to whoever the page is sent to. */
export interface SharedCard {
  /** Where it goes: to a friend or a group, or among the moments (朋友圈). */
  to: "friend" | "moments";
  /** The page it was set on. */
  page: string;
  title: string;
  desc: string | null;
  link: string;
  imgUrl: string;
}
