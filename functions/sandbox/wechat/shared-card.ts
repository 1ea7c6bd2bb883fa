/** A card as WeChat would show it to the person who receives the page. */
export interface SharedCard {
  /** Where it goes: to a friend or a group, or among the moments (朋友圈). */
  to: "friend" | "moments";
  /** The address of the page that set the card. */
  page: string;
  title: string;
  desc: string | null;
  link: string;
  imgUrl: string;
}
