/** Texts of the product description carry no full stop; a sentence of a refusal does. */
export const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** `a`, `a and b`, `a, b and c` */
export const listInWords = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
