/** Stands in the footer of every page, on paper too (固定声明). */
export const FIXED_NOTICE =
  "本站内容整理自姓名文化与古代文献，供了解与参考，不预测命运，不构成任何承诺。起名由您和家人决定。";
