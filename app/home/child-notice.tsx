import { DataNote, type NotePlace } from "#app/kit/prose/data-note.tsx";

const USED = {
  baby: "只用您填的姓氏、性别、生日和要求来排八字、挑字、核对读音；家里人的名字可以不填，填也不带姓，起名这一步也不问手机号。",
  score: "只用您填的姓名、性别和生日来核对登记、读音、字义和传统讲究；生日可以不填，这一步也不问手机号。",
} as const;
const ALWAYS_SAID = [
  "存下的资料都加了密，不会出现在网址、分享卡片或统计里，也不会卖给或转给别人。",
  "没有付费的资料按您选的时间保存：24\u00a0小时、30\u00a0天或 1\u00a0年，到期连同结果一起删除。",
  "孩子的资料只由父母或监护人提供；想提前删除，请按页脚的方式联系我们。",
] as const;

interface ChildNoticeProps {
  as: NotePlace;
  service?: keyof typeof USED;
}

/** What happens with a child's data (《儿童信息说明》). */
export function ChildNotice({ as, service = "baby" }: ChildNoticeProps) {
  return <DataNote as={as} id="child" title="儿童信息说明" said={[USED[service], ...ALWAYS_SAID]} />;
}
