/** The place (its row) that each sealed column is bound to: what is sealed for one place opens at no other. */
export const places = {
  order: (sn: string) => sn,
  like: (sn: string) => `${sn} like`,
  change: (sn: string) => `${sn} change`,
  part: (sn: string, part: string) => `${sn} report ${part}`,
  volume: (sn: string) => `${sn} volume`,
  mobile: (sn: string) => `${sn} mobile`,
  comment: (sn: string, id: string) => `${sn} comment ${id}`,
  brief: (sn: string) => `${sn} brief`,
  entry: (sn: string, id: string) => `${sn} manual ${id}`,
  tell: (sn: string) => `${sn} tell`,
  draft: (sn: string, version: number) => `${sn} draft ${version}`,
  deskItem: (kind: string, ref: string) => `desk ${kind} ${ref}`,
  request: (outTradeNo: string) => `payment ${outTradeNo} request`,
  action: (outTradeNo: string) => `payment ${outTradeNo} action`,
  event: (provider: string, eventId: string) => `event ${provider} ${eventId}`,
  openid: (visitorId: string, appId: string) => `${visitorId} ${appId} openid`,
} as const;
