/** A masked address such as `…01`, which reads from left to right inside Hebrew too. */
export const maskedAddress = (address: string): string => `\u2066${address}\u2069`;
