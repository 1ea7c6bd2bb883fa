import type { RawPoem } from "../raw-poem.ts";
import { fairPoem, fairSentence } from "../words/mood.ts";

/** In depth a poem with more than this share of sour sentences is no source at all. */
const SOUR_SHARE = 0.34;

/**
 * Titles in depth of mourning, parting for ever, complaint, palace grievance, war, illness, exile, forced labour and
 * mockery, of a list of names (蒙求), of a rude riddle (客题青龙寺门) and of an examiner made fun of (误桃源), on top of
 * those of the core. A plain farewell (送 …) stays.
 */
const sourTitles =
  /宫|闺|妾|婕妤|昭君|明妃|长门|铜雀|美人|佳人|妓|伎|娼|倡|侍儿|病|疾|疮|医|谪|贬|流人|狱|囚|罪|征妇|征人|捣衣|寄衣|战|从军|军中|出塞|入塞|塞[上下]|戍|边|葬|冢|陵|挽|薤|蒿里|亡|没|卒|殁|逝|嘲|戏|讽|刺|讥|谑|老|白发|衰|残|枯|落|古城|废|乱|寇|贼|旱|饥|贫|穷|苦|叹|嗟|忆|别|断|失意|下第|落第|罢官|去官|思归|梦|感|寓言|咒|诀|药|丹|兵要|鬼|妖|涕|泪|泣|追旧|追怀|[旧故][居第宅]|酒|醉|鸡|犬|猪|鼠|虱|蚊|蝇|蛇|祭|役|采玉|筑台|蒙求|师师|客题青龙寺门|误桃源/;

/** Words that single sentences of the core may have: the many poems in depth need none with loss, ruin or cups. */
const shunned =
  /[妓娼坑穷讵劳旱涸妖娇媚腰乳腻奁钗钿裙袜履襟衽褪偎倚抱搂孤独冷尽断老落坠凋误负怯羞休罢绝荒墟烬烧焚囚枷徂囗]|昭君|明妃|送明君|胡地|那堪|虫豸|触网|窥笼|[玉冰雪香]肌|肌肤|酥|檀口|[朱绛樱]唇|[秋横眼]波|小蛮|念奴|[行朝暮]云|[襄楚]王|洞房|合欢|同心结|鸳|[翠云]鬟|[宝云]髻|粉面|[红翠罗舞]袖|宿酒|残酒|酒醒|醉|芳心|春心|[佳美玉]人|王孙|情人|[情檀萧刘阮]郎|白丁|艳冶|真人|今不在|笑人|隐忍|[㐀-䶿]/;

/** Words that only look like a name character: 安 that asks (安得), 宁 of 丁宁 and 当宁 and one that asks (宁异), 秋千, 腊 by which monks count their years. */
const otherSense = /(?<![长平])安[得知能敢可问]|[丁当]宁|宁[滥异谢入殊磋敢]|秋千|夏腊/;

/** Whether a sentence in depth may stand under a name. */
export function fairInDepth(text: string): boolean {
  return fairSentence(text) && !shunned.test(text) && !otherSense.test(text);
}

/** Whether a poem in depth may be a source; `fair` tells of its sentences what the core's measure says. */
export function fairDepthPoem(poem: RawPoem, fair: readonly boolean[]): boolean {
  if (!fairPoem(poem, fair) || sourTitles.test(poem.title)) return false;
  return fair.filter((one) => !one).length <= fair.length * SOUR_SHARE;
}
