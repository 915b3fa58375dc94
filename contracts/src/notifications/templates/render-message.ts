import type { Language } from '../../settings/settings.rules.js';
import { whatsAppLink } from '../../settings/emergency-contacts.rules.js';
import { forHtml, forMailHeader, forPlainText, inLines } from './escape-for-channel.js';
import { piecesOf, type TemplateText } from './template.rules.js';
import { isLink, isPlaceholder, type Placeholder } from './template.words.js';

export type PlaceholderValues = Readonly<Partial<Record<Placeholder, string>>>;

/** A piece of a message: text of the template, a value, or an unknown placeholder. */
export type MessagePart =
  | { readonly kind: 'words' | 'unfilled'; readonly text: string }
  | { readonly kind: 'value'; readonly placeholder: Placeholder; readonly text: string };

/** A message as it is sent. */
export interface RenderedMessage {
  /** one line, for a header */
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Fills in each placeholder once. Braces within values are left as they are. */
export const partsOf = (template: string, values: PlaceholderValues): readonly MessagePart[] =>
  piecesOf(template).map((piece) => {
    if ('words' in piece) return { kind: 'words', text: piece.words };
    const { name, braces } = piece;
    const value = isPlaceholder(name) ? values[name] : undefined;
    return value === undefined || !isPlaceholder(name)
      ? { kind: 'unfilled', text: braces }
      : { kind: 'value', placeholder: name, text: value };
  });

const joined = (template: string, values: PlaceholderValues, each: (part: MessagePart) => string): string =>
  partsOf(template, values).map(each).join('');

/**
 * A template filled with these values, escaped for the parts of a mail. `whatsappNumber`: where the reader reaches the organization,
 * `+972500000100`; a line after the text says so.
 */
export const renderMessage = (
  { subject, content }: TemplateText,
  values: PlaceholderValues,
  language: Language,
  whatsappNumber: string | null = null,
): RenderedMessage => ({
  subject: forMailHeader(joined(subject, values, ({ text }) => text)),
  text:
    withoutEmptyLines(joined(content, values, asPlainText), values) +
    (whatsappNumber === null ? '' : `\n\nWhatsApp: ${whatsappNumber}`),
  html: `<div lang="${language}" dir="${direction[language]}" style="${style}"><p>${joined(content, values, asHtml)}</p>${contactLine(whatsappNumber)}</div>`.replaceAll(
    '<p><bdi></bdi></p>',
    '',
  ),
});

const contactLine = (whatsappNumber: string | null): string =>
  whatsappNumber === null
    ? ''
    : `<p>WhatsApp: <a href="${whatsAppLink(whatsappNumber)}" dir="ltr">${forHtml(whatsappNumber)}</a></p>`;

/** A paragraph of nothing but a value that is empty, such as notes that nobody wrote, is left out. */
const withoutEmptyLines = (text: string, values: PlaceholderValues): string =>
  Object.values(values).includes('') ? text.replaceAll(/\n(?:[\t ]*\n){2,}/g, '\n\n') : text;

const direction: Readonly<Record<Language, string>> = { en: 'ltr', he: 'rtl' };
const style = 'font-family: Heebo, Arial, sans-serif; font-size: 16px; line-height: 1.5;';

const asPlainText = ({ kind, text }: MessagePart): string => (kind === 'value' ? forPlainText(text) : inLines(text));

function asHtml(part: MessagePart): string {
  if (part.kind !== 'value') return inParagraphs(forHtml(part.text));
  // a mark that ends an isolation would let the value affect text outside its element
  const escaped = forHtml(forPlainText(part.text));
  return isLink(part.placeholder) && isWebAddress(part.text)
    ? `<a href="${escaped}" dir="ltr">${escaped}</a>`
    : `<bdi>${withBreaks(escaped)}</bdi>`;
}

const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text);

/** Empty lines of the template separate paragraphs; those of a value become line breaks. */
const inParagraphs = (escaped: string): string =>
  escaped
    .split(/\n[\t ]*\n\s*/)
    .map(withBreaks)
    .join('</p><p>');

const withBreaks = (escaped: string): string => escaped.replaceAll('\n', '<br>');
