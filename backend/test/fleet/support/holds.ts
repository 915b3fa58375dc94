import { pdfTexts } from '../../support/pdf-text.js';

/** What nothing but the page of the vehicle's keys may say. */
export const SECRET = 'key box by the gate, code zeta-9137';

const lettersAlone = (text: string): string => text.replaceAll(/[\p{Cf}\s]/gu, '');

/** In clear, as bytes in letters, or drawn in a PDF, whose lines break anywhere. */
export function holds(content: string | Buffer, words: string): boolean {
  const text = Buffer.isBuffer(content) ? content.toString('utf8') : content;
  const bytes = Buffer.from(words);
  const forms = [words, bytes.toString('hex'), bytes.toString('base64').replace(/=+$/, '')];
  if (forms.some((form) => text.includes(form))) return true;
  return (
    Buffer.isBuffer(content) &&
    content.subarray(0, 5).toString() === '%PDF-' &&
    pdfTexts(content).some((read) => lettersAlone(read).includes(lettersAlone(words)))
  );
}
