/** The place of a page whose answer is still to come (head-first.ts): as long as it is empty, the compass shows in it. */
export const Waiting = () => <div className="late page" />;
