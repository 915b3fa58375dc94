/** Texts of screens have no period at the end; sentences of refusals do. */
export const toSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** `10 minutes`, `2 hours`, rounded up, so that waiting that long is enough. */
export const waitInWords = (seconds: number): string =>
  seconds <= 90 * 60
    ? plural(Math.max(1, Math.ceil(seconds / 60)), 'minute')
    : plural(Math.ceil(seconds / 3600), 'hour');
