/** The reason of a line of the log in its parts: of a refund, what was done (退 39.90 元，订单结束) stands before what somebody wrote. */
export function reasonIn(reason: string): { done: string; why: string } {
  const [, done = "", why = reason] = /^(退 [^：]+)：(.+)$/su.exec(reason) ?? [];
  return { done, why };
}
