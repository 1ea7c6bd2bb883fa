/** The query key by which the address of a form names the order whose form it shows again. */
export const AGAIN = "again";

/** The form at this address as it was sent with an order of the visitor's (重新填写). */
export const againAt = (form: string, sn: string): string =>
  `${form}${form.includes("?") ? "&" : "?"}${AGAIN}=${sn}`;
