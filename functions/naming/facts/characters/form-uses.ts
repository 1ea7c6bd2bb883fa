import { writtenForms } from "./overrides.ts";

/**
 * Characters with more than one traditional form (一简对多繁) that a family may come upon in a name, each form with
 * everyday words that are written with it. One line a character: the character, then form and words by turns.
 * By hand, on the dictionaries of Taiwan's Ministry of Education (《國語辭典簡編本》) and 《康熙字典》; overrides.ts
 * says which form a name takes.
 */
const uses = `
里 里 故里、鄰里 裡 裡外、心裡
后 后 皇后、后稷 後 先後、後來
云 雲 雲彩、白雲 云 人云亦云
余 余 余姓 餘 年年有餘
范 范 范姓 範 模範、風範
于 于 于姓、于歸 於 於是、關於
干 干 干將、干支 幹 才幹、樹幹 乾 乾淨、乾坤
丰 豐 豐收、豐富 丰 丰采、丰姿
谷 谷 山谷、空谷 穀 五穀、稻穀
松 松 松柏 鬆 輕鬆
岳 岳 岳飛、岳父 嶽 五嶽
郁 郁 馥郁、郁郁乎文 鬱 憂鬱、鬱金香
采 采 神采、文采 採 採摘、採訪
征 征 遠征、征途 徵 徵求、象徵
游 游 游泳、上游 遊 遊覽、遊學
志 志 志向、立志 誌 雜誌、墓誌
才 才 才華 纔 方纔
升 升 升起、公升 昇 昇平、日昇
杰 傑 豪傑、傑出 杰 人名
钟 鍾 鍾姓、鍾情 鐘 鐘錶、鐘聲
姜 姜 姜姓 薑 生薑
沈 沈 沈姓 瀋 瀋陽
卜 卜 卜姓、占卜 蔔 蘿蔔
曲 曲 歌曲、彎曲 麴 酒麴
党 党 党姓、党參 黨 政黨
涂 涂 涂姓 塗 塗抹
种 种 种姓 種 種子、耕種
朴 朴 朴姓、朴樹 樸 樸實、質樸
舍 舍 房舍、宿舍 捨 捨得、取捨
布 布 布衣 佈 公佈、佈置
周 周 周姓、周到 週 週末
胡 胡 胡姓 鬍 鬍鬚
苏 蘇 蘇姓、蘇州 甦 甦醒
宁 寧 安寧 甯 甯姓
台 臺 樓臺 台 天台、台州
向 向 向姓、方向 嚮 嚮往
修 修 修身 脩 束脩
秋 秋 春秋 鞦 鞦韆
千 千 千萬 韆 鞦韆
念 念 思念 唸 唸書
御 御 駕御 禦 防禦
制 制 法制 製 製造
家 家 家人 傢 傢俱
冲 沖 沖和、謙沖 衝 衝突
苹 苹 食野之苹 蘋 蘋果
仑 侖 昆侖 崙 崑崙
昆 昆 昆仲 崑 崑崙
弥 彌 彌新、彌堅 瀰 瀰漫
获 獲 獲得 穫 收穫
致 致 致遠 緻 細緻
筑 築 建築 筑 擊筑
适 適 舒適、適宜 适 南宮适
愿 願 心願、願望 愿 謹愿
漓 漓 淋漓 灕 灕江
勋 勳 功勳 勛 人名
岩 岩 岩石 巖 巖穴
艳 艷 艷陽 豔 嬌豔
启 啟 啟發 啓 啓事
斗 斗 北斗 鬥 爭鬥
丑 丑 丑時 醜 美醜
几 幾 幾何、庶幾 几 茶几
发 發 發展 髮 頭髮
复 復 復興、光復 複 重複
历 歷 閱歷 曆 曆法
面 面 面容 麵 麵粉
系 系 世系 係 關係 繫 維繫
准 準 準繩 准 批准
尽 盡 盡心 儘 儘管
汇 匯 匯合 彙 詞彙
卷 卷 書卷 捲 捲起
注 注 專注 註 註解
`;

interface Use {
  form: string;
  words: string;
}

let byCharacter: ReadonlyMap<string, readonly Use[]> | undefined;

const written: ReadonlyMap<string, string> = new Map(writtenForms.map((row) => [row.char, row.written]));

/**
 * A Chinese sentence on the traditional form (繁体) that a character takes of several, and on the use of the
 * others; undefined for a character not reviewed here. `traditional`: the form whose strokes are counted.
 * Forms and their words stand in 「」, as they are in traditional script already.
 */
export function formNote(char: string, traditional: string): string | undefined {
  const all = reviewedForms().get(char) ?? [];
  const form = written.get(char) ?? traditional;
  const own = all.find((use) => use.form === form);
  if (own === undefined) return undefined;
  const others = all.filter((use) => use !== own).map((use) => `「${use.form}」用在「${use.words}」`);
  return `繁体作「${form}」，用在「${own.words}」；${others.join("，")}。`;
}

/** Every reviewed character with its forms. */
export function reviewedForms(): ReadonlyMap<string, readonly Use[]> {
  byCharacter ??= new Map(rows());
  return byCharacter;
}

function rows(): [string, Use[]][] {
  return uses
    .trim()
    .split("\n")
    .map((line) => {
      const [char = "", ...rest] = line.split(" ");
      const pairs = Array.from({ length: rest.length / 2 }, (_, at) => ({
        form: rest[2 * at] ?? "",
        words: rest[2 * at + 1] ?? "",
      }));
      return [char, pairs];
    });
}
