/** Marks that would turn the direction of what stands after a value. */
const turnsDirection = /[\u202a-\u202e\u2066-\u2069]/g;
const unprintable = /[^\P{Cc}\t\n]/gu;

/** One kind of line break, and no other control character but the tab. */
export const inLines = (text: string): string =>
  text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(unprintable, '');

/** For the body of a mail or message in plain text: what was typed, in the direction of the text around it. */
export const forPlainText = (value: string): string => inLines(value).replaceAll(turnsDirection, '');

/** For a mail header: one line, so that typed text cannot add another header. */
export const forMailHeader = (value: string): string =>
  forPlainText(value)
    .replaceAll(/[\t\n ]+/g, ' ')
    .trim();

/** For a parameter of a WhatsApp message, which may hold no line break, no tab and no run of spaces. */
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
