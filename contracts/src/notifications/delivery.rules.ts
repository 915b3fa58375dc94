/** A message is tried so many times before it rests as failed (decisions.md section 7). */
export const deliveryTries = 8;

/** Minutes until the next try after so many failed ones: 3, 6, 12, ... 192, in all a little over six hours. */
export const minutesBeforeNextTry = (tries: number): number => 3 * 2 ** (tries - 1);
