/** The word that a form was left half filled (接着填): shown by the island where it was, in this tab. */
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
