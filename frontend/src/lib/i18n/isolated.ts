/** A Latin name inside Hebrew keeps its own direction and leaves that of its neighbours alone; a time needs none of it. */
export const isolated = (text: string): string => (/\p{Script=Latin}/u.test(text) ? `\u2068${text}\u2069` : text);
