const FACE = '1em "Heebo Variable"';
/** A letter of each of the files that the page asks for at once. */
const letters = (): string => (document.documentElement.lang === 'he' ? 'aא' : 'a');

/** Begins to read the fonts, which the page has asked for in its head. */
export const readFonts = (): void => void document.fonts.load(FACE, letters()).catch(() => undefined);

/**
 * The page keeps the font that it begins with: one that comes later would move what a finger is already on. Browsers promise that for an
 * optional font, but take it for up to three seconds if the page has asked for it before. The next page has it.
 */
export function keepFont(): void {
  if (!document.fonts.check(FACE, letters())) document.documentElement.dataset['font'] = 'local';
}
