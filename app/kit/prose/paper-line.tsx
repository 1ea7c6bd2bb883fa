/** What a sheet of paper needs to be found again by (订单号), where the screen has it in its address. */
export const PaperLine = ({ sn }: { sn: string }) => (
  <p className="sm on-paper">{`订单号 ${sn}，在“查订单”里可以找回这一页。`}</p>
);
