import { EchoLine } from "#app/kit/name/chart/echo-line.tsx";
import { KeptNote } from "#app/kit/report/kept-note.tsx";
import { StateNote } from "#app/kit/report/state-note.tsx";
import type { PaidNaming } from "#functions/contract/products/reports.ts";

/** The heading, such as 林宝宝的 83 个名字. */
export const paidTitle = ({ surname, count }: Pick<PaidNaming, "surname" | "count">): string =>
  `${surname}宝宝的 ${count} 个名字`;

/** The head of a paid report: whose it is, that it is paid, and how to find it again. */
export function PaidHead({ report }: { report: PaidNaming }) {
  const { sn, sex, echo, receipt, status } = report;
  return (
    <>
      <h1>{paidTitle(report)}</h1>
      <EchoLine sex={sex} echo={echo} again={null} />
      <StateNote status={status} isPaid />
      <KeptNote sn={sn} receipt={receipt} />
    </>
  );
}
