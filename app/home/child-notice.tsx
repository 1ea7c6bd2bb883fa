import { DataNote, type NotePlace } from "#app/kit/prose/data-note.tsx";

const USED = {
  baby: "只用您填的姓氏、性别、生日和要求；家人的名字可以不填，填也不带姓。",
  score: "只用您填的姓名、性别和生日；生日可以不填，这一步不问手机号。",
} as const;
const ALWAYS_SAID = [
  "存下的资料都加了密，不会出现在网址、分享卡片或统计里，也不卖给、转给别人。",
  "孩子的资料只由父母、监护人，或已得其同意的亲友提供；想提前删除，在“我的订单”里点“删除这份资料”。",
] as const;

interface ChildNoticeProps {
  as: NotePlace;
  service?: keyof typeof USED;
}

/** What happens with a child's data (《儿童信息说明》). */
export function ChildNotice({ as, service = "baby" }: ChildNoticeProps) {
  return <DataNote as={as} id="child" title="儿童信息说明" said={[USED[service], ...ALWAYS_SAID]} />;
}
