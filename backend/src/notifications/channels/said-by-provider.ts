import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';

const MOST_CHARACTERS = 300;
const address = /[^\s<>()[\]",;:]+@[^\s<>()[\]",;:]+/g;
const phoneNumber = /\+\d(?:[\s().-]{0,2}\d){6,}|\b0\d(?:[\s().-]{0,2}\d){7,}|\d{9,}/g;

/**
 * A provider's answer on one line, short, and without whom it is about: addresses and phone numbers in it are blotted out,
 * since it is kept and shown to others. Null where nothing was said.
 */
export function saidByProvider(answer: string | null | undefined): string | null {
  const said = forMailHeader(answer ?? '')
    .replaceAll(address, '•••')
    .replaceAll(phoneNumber, '•••');
  if (said === '') return null;
  const characters = [...said];
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS - 1).join('')}…` : said;
}
