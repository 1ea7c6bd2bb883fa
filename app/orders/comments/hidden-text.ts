/** Why a comment is not shown (不显示的原因): 隐私：写了孩子的全名 becomes 隐私（写了孩子的全名）. */
export function hiddenText(reason: string | null): string {
  const [, ground = reason ?? "", where] = /^([^：]+)：(.+)$/su.exec(reason ?? "") ?? [];
  return `没有显示${ground === "" ? "" : `：${ground}`}${where === undefined ? "" : `（${where}）`}`;
}
