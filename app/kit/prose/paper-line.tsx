/** The order number (订单号) on a printed page, so that its reader can find the page again. */
export const PaperLine = ({ sn }: { sn: string }) => (
  <p className="sm on-paper">{`订单号 ${sn}，在“查订单”里可以找回这一页。`}</p>
);
