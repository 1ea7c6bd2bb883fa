/** The number of a fault (编号) that the visitor sees and the log line carries: the head of the document's nonce. */
export const faultId = (nonce: string): string => nonce.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 8);
