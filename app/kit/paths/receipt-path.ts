/** The page of an order and its receipt (订单与收据), where its owner shares it and takes it to another browser. */
export const RECEIPT_PATH = "/resulte";
export const receiptPath = (sn: string): string => `${RECEIPT_PATH}?sn=${sn}`;
