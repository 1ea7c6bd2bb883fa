import type { Heading } from "#app/kit/name/contents.tsx";
import type { PaidScore } from "#functions/contract/products/reports.ts";
import { amountText } from "#functions/contract/values/money.ts";

interface AddedListProps {
  /** Null to a reader. */
  receipt: PaidScore["receipt"];
  /** What payment has added: where it stands, and what it is. */
  added: readonly Heading[];
}

/** What was paid for (这次多了什么), on top of the report, each with the way to it. */
export function AddedList({ receipt, added }: AddedListProps) {
  if (added.length === 0) return null;
  return (
    <nav className="status off-paper" aria-labelledby="added">
      <h2 id="added" className="added">
        {receipt === null ? "付费的部分" : `付了 ${amountText(receipt.amount, receipt.currency)}，多了这些`}
      </h2>
      <ul>
        {added.map(([id, title]) => (
          <li key={id}>
            <a className="go" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
