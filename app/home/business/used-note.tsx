import { DataNote, type NotePlace } from "#app/kit/prose/data-note.tsx";

const USED = {
  naming:
    "只用您填的行业、所在地和要求来挑字、核对读音与合规；负责人的生日可以不填，填了也不影响分数；这一步也不问手机号。",
  score: "只用您填的名称、行业和所在地来核对合规、读音、近似和字义；这一步也不问手机号。",
} as const;
const ALWAYS_SAID = [
  "存下的资料都加了密，不会出现在网址、分享卡片或统计里，也不会卖给或转给别人，更不会拿去抢注。",
  "没有付费的资料按您选的时间保存：24\u00a0小时、30\u00a0天或 1\u00a0年，到期连同结果一起删除；付过款的至少保留 1\u00a0年。",
] as const;

interface UsedNoteProps {
  as: NotePlace;
  service?: keyof typeof USED;
}

/** Says how the site uses what an owner fills in (资料怎么用). */
export function UsedNote({ as, service = "naming" }: UsedNoteProps) {
  return <DataNote as={as} id="used" title="资料怎么用" said={[USED[service], ...ALWAYS_SAID]} />;
}
