/** The rivals of the sample's shop (同行), invented as it is. */
export const SAMPLE_RIVALS: readonly string[] = ["巷口烘焙", "小满面包坊"];
