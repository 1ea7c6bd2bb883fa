const SAID = [
  "只用您填的行业、所在地和要求来挑字、核对读音与合规；不问负责人的姓名、生日，这一步也不问手机号。",
  "存下的资料都加了密，不会出现在网址、分享卡片或统计里，也不会卖给或转给别人，更不会拿去抢注。",
  "没有付费的资料按您选的时间保存：24 小时、30 天或 1 年，到期连同结果一起删除。",
] as const;

/** What happens with what an owner fills in (资料怎么用). */
export function UsedNote({ as: Box }: { as: "section" | "aside" }) {
  return (
    <Box className={Box === "aside" ? "aside stick" : "sec"} aria-labelledby="used">
      <h2 id="used">资料怎么用</h2>
      {Box === "aside" ? (
        SAID.map((text) => <p key={text}>{text}</p>)
      ) : (
        <ul className="plain">
          {SAID.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Box>
  );
}
