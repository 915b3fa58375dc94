/** A Latin name inside Hebrew keeps its direction and does not affect its neighbors. Times do not need this. */
export const isolated = (text: string): string => (/\p{Script=Latin}/u.test(text) ? `\u2068${text}\u2069` : text);
