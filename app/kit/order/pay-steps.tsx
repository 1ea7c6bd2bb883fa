interface PayStepsProps {
  labels: readonly [ordered: string, paid: string, opened: string];
  /** Which of them the order is at. */
  at: number;
}

/** The three steps of an order (进度), with the one that it is at. */
export function PaySteps({ labels, at }: PayStepsProps) {
  return (
    <ol className="steps" aria-label="进度">
      {labels.map((label, nth) => (
        <li
          key={label}
          className={nth < at ? "done" : nth === at ? "now" : undefined}
          aria-current={nth === at ? "step" : undefined}
        >
          {label}
          {nth < at && <span className="sr-only">（完成）</span>}
        </li>
      ))}
    </ol>
  );
}
