/** Marks that would change the direction of the text after a value. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/g;
const unprintable = /[^\P{Cc}\t\n]/gu;

/** Normalizes line breaks and removes control characters other than tabs. */
export const inLines = (text: string): string =>
  text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(unprintable, '');

/** For a plain-text body: the typed text, in the direction of the text around it. */
export const forPlainText = (value: string): string => inLines(value).replaceAll(turnsDirection, '');

/** For a mail header: one line, so that typed text cannot add another header. */
export const forMailHeader = (value: string): string =>
  forPlainText(value)
    .replaceAll(/[\t\n ]+/g, ' ')
    .trim();

/** For a parameter of a WhatsApp message, which must not contain line breaks, tabs or repeated spaces. */
export const forWhatsAppParameter = (value: string): string => forPlainText(value).replaceAll(/\s+/gu, ' ').trim();

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For HTML, between tags and in quoted attributes. */
export const forHtml = (value: string): string =>
  inLines(value).replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
