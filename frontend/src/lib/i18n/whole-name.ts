/** What fits a line of a heading on the narrowest phone. */
const MOST_CHARACTERS = 22;

/** A name that a heading does not break at its spaces, unless it is longer than a line anyway. */
export const wholeName = (name: string): string =>
  name.length > MOST_CHARACTERS ? name : name.replaceAll(' ', '\u00a0');
