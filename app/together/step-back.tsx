import type { MouseEventHandler } from "react";
import type { Duet } from "#functions/contract/together/duet.ts";

interface StepBackProps {
  action: string;
  back: Duet["back"];
  /** Where it answers at the touch. */
  onPress?: MouseEventHandler<HTMLButtonElement> | undefined;
}

/** Takes back one's own last answer (退回上一对). The form names its round: a second press takes back no more. */
export function StepBack({ action, back, onPress }: StepBackProps) {
  if (back === null || back === undefined) return null;
  return (
    <form className="duet-back" method="post" action={action} data-wait="请稍候…">
      <input type="hidden" name="nth" value={back.nth} />
      <input type="hidden" name="left" value={back.left} />
      <input type="hidden" name="right" value={back.right} />
      <button className="as-link" type="submit" name="answer" value="back" onClick={onPress}>
        退回上一对
      </button>
    </form>
  );
}
