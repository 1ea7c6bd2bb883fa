/** Offers to go on with a half-filled form (接着填); the island shows it where this tab has kept one. */
export function Resume() {
  return (
    <div className="resume" id="resume" hidden>
      <span>您上次填到一半，要接着填吗？</span>
      <span>
        <button type="button" value="1">
          接着填
        </button>
        <button type="button">重新开始</button>
      </span>
    </div>
  );
}
