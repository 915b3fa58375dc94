/** Texts of the screens carry no full stop; a sentence of a refusal does. */
export const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
