/** What a shared page says of itself (分享卡片): nothing of a birth, and no name but a family's. */
export interface ShareWords {
  title: string;
  desc: string;
}
