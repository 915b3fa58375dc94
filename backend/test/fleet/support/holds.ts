import { pdfTexts } from '../../support/pdf-text.js';

/** What nothing but the page of the vehicle's keys may say. */
export const SECRET = 'key box by the gate, code zeta-9137';

const lettersAlone = (text: string): string => text.replaceAll(/[\p{Cf}\s]/gu, '');

/** As it stands within base64: three bytes are four letters, so it depends on what comes before; letters that it shares with others are left out. */
const inBase64 = (words: string): string[] =>
  [0, 1, 2].map((before) => {
    const letters = Buffer.concat([Buffer.alloc(before), Buffer.from(words)]).toString('base64');
    const bits = 8 * (before + Buffer.byteLength(words));
    return letters.slice(Math.ceil((8 * before) / 6), Math.floor(bits / 6));
  });

/** In clear, as bytes in letters, or drawn in a PDF, whose lines break anywhere. */
export function holds(content: string | Buffer, words: string): boolean {
  const text = Buffer.isBuffer(content) ? content.toString('utf8') : content;
  const forms = [words, Buffer.from(words).toString('hex'), ...inBase64(words)];
  if (forms.some((form) => text.includes(form))) return true;
  return (
    Buffer.isBuffer(content) &&
    content.subarray(0, 5).toString() === '%PDF-' &&
    pdfTexts(content).some((read) => lettersAlone(read).includes(lettersAlone(words)))
  );
}
