import { againAt } from "#app/kit/paths/home-paths.ts";
import { Link } from "#app/kit/prose/link.tsx";
import type { FreeResult } from "#functions/contract/orders/orders.ts";

const SEX = { male: "男孩", female: "女孩", unknown: "性别还不知道" } as const;

interface EchoLineProps extends Pick<FreeResult, "echo"> {
  /** The form to fill in again. */
  again: string;
}

/** The birth said back in both calendars (公历、农历), so that a slip is seen at once. */
export function EchoLine({ echo, again }: EchoLineProps) {
  // A reader is not told of the birth.
  if (echo === null) return null;
  const { solar, lunar, hour, born } = echo;
  return (
    <p className="echo">
      <span className="cl">{`${born ? "" : "预产期"}公历 ${solar}，`}</span>
      <span className="cl">{`农历 ${lunar}，`}</span>
      <span className="cl">{`${hour}。`}</span>
      <span className="cl off-paper">
        写错了？<Link to={again}>重新填写</Link>
      </span>
    </p>
  );
}

interface ShortEchoProps extends Pick<FreeResult, "sn" | "sex" | "echo"> {
  /** Leads it to the form, to be filled in again? Not above a box that does. */
  again: boolean;
}

/** The same in one line: sex, date and double hour; its span and the other calendar stand with the chart (LunarLine). */
export function ShortEcho({ sn, sex, echo, again }: ShortEchoProps) {
  if (echo === null) return null;
  const { solar, hour, born } = echo;
  return (
    <p className="echo">
      <span className="cl">{`${SEX[sex]}，`}</span>
      <span className="cl">{`${born ? "" : "预产期 "}${solar}，`}</span>
      <span className="cl">{`${hour.replace(/（.*/u, "")}。`}</span>
      {again && (
        <Link className="off-paper" to={againAt("/", sn)}>
          重新填写
        </Link>
      )}
    </p>
  );
}

/** The date in the other calendar (农历), so that a slip is seen. */
export function LunarLine({ echo }: Pick<FreeResult, "echo">) {
  if (echo === null) return null;
  return <p className="echo">{`公历 ${echo.solar}，农历 ${echo.lunar}，${echo.hour}。`}</p>;
}
