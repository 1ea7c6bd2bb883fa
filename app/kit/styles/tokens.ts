/** Paper, ink, one cinnabar, one indigo (纸墨朱黛): the colours of the site in both schemes; contrast is AA throughout. */
export const light = {
  paper: "#FAF6EC",
  surface: "#FFFDF8",
  sunk: "#F2EBDB",
  hi: "#F2EBDB",
  ink: "#221D17",
  ink2: "#574D40",
  ink3: "#6E6253",
  line: "#DCD0B8",
  line2: "#8A7B64",
  rule: "#E6CDBF",
  zhu: "#A3302A",
  wash: "#F8E9E3",
  dai: "#24495C",
  ok: "#2C6640",
  warn: "#7A4F00",
  warnw: "#F8EDD2",
  err: "#A61B1B",
  errw: "#FBEEEA",
  focus: "#0B5C8A",
  jin: "#565C66",
  mu: "#2C6640",
  shui: "#235379",
  huo: "#A3302A",
  tu: "#7A4B1E",
} as const;

export const dark: { readonly [K in keyof typeof light]: string } = {
  paper: "#191612",
  surface: "#221E19",
  sunk: "#14110E",
  hi: "#302820",
  ink: "#EFE6D6",
  ink2: "#C9BCA7",
  ink3: "#A99B86",
  line: "#3D362C",
  line2: "#8C7E6A",
  rule: "#4A332B",
  zhu: "#E88B7D",
  wash: "#3A211C",
  dai: "#9CC3D6",
  ok: "#8CC79B",
  warn: "#E2B65E",
  warnw: "#332814",
  err: "#F09A92",
  errw: "#33201C",
  focus: "#7CC4EE",
  jin: "#C5CAD3",
  mu: "#8CC79B",
  shui: "#8FC0E6",
  huo: "#E88B7D",
  tu: "#D9A771",
};

/** Colours of the things in one chart, light and dark: each is told from all others, by those who see red or green badly too. */
export const series = [
  ["#24495C", "#9CC3D6"],
  ["#A57F21", "#E6C058"],
  ["#569F7F", "#A6E8B4"],
  ["#696D6F", "#7B7E8C"],
  ["#9567B7", "#BD83DA"],
  ["#A3302A", "#E88B7D"],
] as const;

const block = (colours: Readonly<Record<string, string>>) =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";");

interface Stacks {
  ui: string;
  song: string;
  kai: string;
}

/**
 * The system's own faces by script: sans (黑体), Song (宋体) and Kai (楷体) of Apple, Huawei and Xiaomi, Windows, Linux. A
 * page in 繁體 asks for those of Taiwan, then of Hong Kong: a simplified face draws its characters in other shapes.
 */
const stacks: { readonly [S in "hans" | "hant"]: Stacks } = {
  hans: {
    ui: `-apple-system,"PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Noto Sans CJK SC",sans-serif`,
    song: `"Songti SC","STSong","Noto Serif CJK SC","Source Han Serif SC","SimSun",serif`,
    kai: `"Kaiti SC","STKaiti","KaiTi","LXGW WenKai",var(--song)`,
  },
  hant: {
    ui: `-apple-system,"PingFang TC","PingFang HK","HarmonyOS Sans TC","MiSans TC","Microsoft JhengHei","Noto Sans CJK TC","Noto Sans CJK HK",sans-serif`,
    song: `"Songti TC","Noto Serif CJK TC","Noto Serif CJK HK","PMingLiU",serif`,
    kai: `"Kaiti TC","BiauKai","DFKai-SB","LXGW WenKai TC",var(--song)`,
  },
};

const families = ({ ui, song, kai }: Stacks) => `--ui:${ui};\n--song:${song};\n--kai:${kai}`;

/** Colours and font stacks; only pages of the class `hant` carry the second stack. Paper is light. */
export const tokensCss = `:root{color-scheme:light;${block(light)};
${families(stacks.hans)}}
.hant:lang(zh-Hant){${families(stacks.hant)}}
@media screen and (prefers-color-scheme:dark){:root{color-scheme:dark;${block(dark)}}}`;
