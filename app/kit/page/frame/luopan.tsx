/** The eight trigrams (先天八卦) from the top clockwise, each line by its dashes: inner, middle, outer. */
const YANG = "6 4";
const YIN = "2.4 1.2 2.4 4";
const TRIGRAMS: readonly (readonly [string, string, string])[] = [
  [YANG, YANG, YANG],
  [YIN, YANG, YANG],
  [YIN, YANG, YIN],
  [YIN, YIN, YANG],
  [YIN, YIN, YIN],
  [YANG, YIN, YIN],
  [YANG, YIN, YANG],
  [YANG, YANG, YIN],
];
const RADII = [40, 48, 56] as const;

/** Dial and needle. */
export function LuopanPictures() {
  return (
    <>
      <svg className="dial" viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r="97" strokeWidth="2" />
        <circle cx="100" cy="100" r="86" strokeWidth="11" strokeDasharray=".4 9.6" pathLength="240" />
        <circle cx="100" cy="100" r="76" />
        {RADII.map((radius, line) => (
          <circle
            key={radius}
            cx="100"
            cy="100"
            r={radius}
            pathLength="80"
            strokeWidth="3.5"
            strokeDasharray={TRIGRAMS.map((trigram) => trigram[line]).join(" ")}
            transform="rotate(-103.5 100 100)"
          />
        ))}
        <circle cx="100" cy="100" r="30" />
      </svg>
      <svg className="needle" viewBox="0 0 200 200" aria-hidden="true">
        <path fill="#A3302A" d="M100 66l6 34h-12z" />
        <path fill="#8A7B64" d="M100 134l6-34h-12z" />
      </svg>
    </>
  );
}

/** The compass (罗盘) that shows while a page is being fetched: two pictures, dial and needle; hidden until then. */
export function Luopan() {
  return (
    <div className="luopan" id="luopan" hidden>
      <div>
        <LuopanPictures />
      </div>
      <p
        role="status"
        data-slow="比平时慢一些，您可以继续等，也可以留着这个页面，好了会自动显示。"
        data-failed="这次没有成功，您填的内容都还在。"
      />
      <button type="button" hidden>
        再试一次
      </button>
    </div>
  );
}
