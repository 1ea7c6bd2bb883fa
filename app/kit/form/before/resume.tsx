/** Offers to go on with a half-filled form (接着填), above it; the island shows it where this tab has kept one. */
export function Resume() {
  return (
    <div className="resume" id="resume" hidden>
      <span>上次填到一半，只存在本机。接着填吗？</span>
      <span>
        <button type="button" className="btn" value="fill">
          接着填
        </button>
        <button type="button" value="">
          清空重填
        </button>
        <button type="button" value="later">
          以后再说
        </button>
      </span>
    </div>
  );
}
