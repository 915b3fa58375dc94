import { clockInWords } from '../kernel/time-in-words.js';
import { dayOf } from '../kernel/calendar.js';
import type { Instant, Zone } from '../kernel/time.js';
import { agreementLanguages, type Wording } from './agreement-text.js';

/** What an addendum says of an extended booking. Nothing of it can change later, so its document can always be made again. */
export interface ExtendedBooking {
  readonly bookingId: string;
  readonly formerEndAt: Instant;
  readonly endAt: Instant;
  readonly zone: Zone;
}

const at = (time: Instant, zone: Zone): string => `${dayOf(time, zone)} ${clockInWords(time, zone)}`;

const edition202611 = ({ bookingId, formerEndAt, endAt, zone }: ExtendedBooking): Wording => ({
  en:
    `Addendum to the Vehicle Usage Agreement of booking ${bookingId}. The loan ends on ${at(endAt, zone)} ` +
    `instead of ${at(formerEndAt, zone)} (${zone}). Every term of the agreement also applies to the added hours, ` +
    'and the vehicle is returned and checked out by the new end.',
  he:
    `תוספת להסכם שימוש ברכב, הזמנה ${bookingId}. ההשאלה מסתיימת במועד ${at(endAt, zone)} ` +
    `במקום במועד ${at(formerEndAt, zone)} (${zone}). כל תנאי ההסכם חלים גם על השעות שנוספו, ` +
    'והרכב יוחזר, וטופס ההחזרה יישלח, עד שעת הסיום החדשה.',
});

/** By the month of their introduction. One that was accepted is never changed, only followed by another one. */
const addendumEditions = { '2026-11': edition202611 } as const;

/** The one that is accepted now. */
export const currentAddendumVersion = '2026-11' satisfies keyof typeof addendumEditions;

/** The addendum in the words of that edition. @throws Error if there is no such edition */
export function addendumWording(version: string, booking: ExtendedBooking): Wording {
  const wording = new Map<string, typeof edition202611>(Object.entries(addendumEditions)).get(version);
  if (!wording) throw new Error(`edition ${version} of the addendum is missing`);
  return wording(booking);
}

/** The text whose SHA-256 is in the event: every language, a paragraph each. */
export function addendumDocument(version: string, booking: ExtendedBooking): string {
  const wording = addendumWording(version, booking);
  return `${agreementLanguages.map((language) => wording[language]).join('\n\n')}\n`;
}
