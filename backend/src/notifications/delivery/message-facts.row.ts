import type { ExtensionEndReason } from '@rigbook/contracts/booking/extending.rules';
import { type Handover, type ReleasableBooking, releaseOf } from '@rigbook/contracts/booking/release.rules';
import type { ReadingStep } from '@rigbook/contracts/booking/shift/odometer.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { SettlementOutcome } from '@rigbook/contracts/damage/dispute.words';
import {
  type BookingId,
  type DamageId,
  type Instant,
  instant,
  type Period,
  type ResponderId,
  type Zone,
} from '@rigbook/contracts/kernel';
import type { ReadingInMessage } from '@rigbook/contracts/notifications/templates/reading-in-message';
import type { RequestInMessage } from '@rigbook/contracts/notifications/templates/requests-in-message';
import type { ErasureRefusalReason } from '@rigbook/contracts/responders/erasure-request.words';
import type { Country } from '@rigbook/contracts/settings/country.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import type { Wording } from '@rigbook/contracts/checklists/checklist.words';
import { expenseEvents } from '../../expenses/expense.events.js';
import { vehicleEvents } from '../../fleet/vehicle.events.js';
import { arrangesBooking, bookingEvents } from '../../booking/booking.events.js';
import { type KeptTexts, revealed } from '../../platform/event-store/index.js';
import { erasableFieldsOf } from '../../platform/events/erasable-fields.js';
import type {
  BookedVehicle,
  DayNotMade,
  HandingOnInMessage,
  HeldHours,
  MessageFacts,
  WaitEnd,
} from './message-facts.js';

/** A row of `messageFacts`. */
export interface FactsRow extends Omit<BookedVehicle, 'id' | 'releaseAt'> {
  readonly reinstatedAt: Instant | null;
  readonly releasedMinutesAfter: number;
  readonly handover: Handover | null;
  readonly messageId: string;
  readonly responderId: ResponderId;
  readonly decides: boolean;
  readonly organizationName: string;
  readonly contactEmail: string | null;
  readonly adminEmails: readonly string[];
  readonly whatsappNumber: string | null;
  readonly zone: Zone;
  readonly organizationLanguage: Language;
  readonly country: Country;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  readonly phoneNumber: string;
  readonly language: Language;
  readonly pushOff: readonly string[];
  /** null if erased */
  readonly aboutUnit: string | null;
  readonly aboutFirst: string | null;
  readonly aboutLast: string | null;
  readonly bookingId: BookingId | null;
  readonly reason: string | null;
  readonly because: ErasureRefusalReason | null;
  /** the event that the message is about, as stored; null unless its own words are told */
  readonly told: { readonly type: string; readonly data: object; readonly texts: KeptTexts } | null;
  readonly requests: readonly RequestInMessage[] | null;
  readonly vehicle: MessageFacts['vehicle'];
  readonly shiftOfReading: BookingId | null;
  readonly expense: MessageFacts['expense'];
  readonly offer: HeldHours | null;
  readonly waitEnd: WaitEnd | null;
  readonly notMade: DayNotMade | null;
  readonly handingOn: HandingOnInMessage | null;
  readonly account: MessageFacts['account'];
}

const erasable = erasableFieldsOf({ ...bookingEvents, ...vehicleEvents, ...expenseEvents });

/** Erased words are left out. */
const dataOf = ({ type, data, texts }: NonNullable<FactsRow['told']>) =>
  revealed(data, erasable.get(type) ?? [], texts) as {
    readonly damageReports?: readonly DamageReport[];
    readonly askedEndAt?: Instant;
    readonly endedBecause?: ExtensionEndReason;
    readonly reason?: string | null;
    readonly overrideReason?: string | null;
    readonly purpose?: string;
    readonly label?: Wording;
    readonly words?: string;
    readonly damageId?: DamageId;
    readonly outcome?: SettlementOutcome;
    readonly responderId?: ResponderId | null;
    readonly isCritical?: boolean;
    readonly seenToSince?: boolean;
    readonly step?: ReadingStep;
    readonly mileageKm?: number;
    readonly formerMileageKm?: number;
  };

const arranging: readonly string[] = arrangesBooking;

/** Why an administrator booked for somebody or changed a booking, or somebody took a vehicle in an emergency. */
function arrangedBecause(told: FactsRow['told']): string | null {
  if (!told || !arranging.includes(told.type)) return null;
  const { reason, overrideReason, purpose } = dataOf(told);
  return (told.type === 'VehicleTakenInEmergency' ? purpose : (reason ?? overrideReason)) ?? null;
}

const consequences: Readonly<Record<'isOut' | 'stayed', Wording>> = {
  isOut: {
    en: 'The vehicle is in maintenance until an administrator ends it.',
    he: 'הרכב בתחזוקה עד שמנהל יסיים אותה.',
  },
  stayed: {
    en: 'The form was sent late, after the vehicle had been seen to. It is still in service: please look whether that was repaired.',
    he: 'הטופס נשלח באיחור, אחרי שהרכב כבר טופל. הרכב נשאר בשירות: כדאי לבדוק שגם זה תוקן.',
  },
};

/** What of a vehicle was not all right, and whether the vehicle is out of service. */
function unfitBecause(told: FactsRow['told'], language: Language): string | null {
  const { label, words = '', isCritical, seenToSince = false } = told ? dataOf(told) : {};
  if (!label) return null;
  const found = [label[language], words].filter(Boolean).join(': ');
  return isCritical ? [found, consequences[seenToSince ? 'stayed' : 'isOut'][language]].join('\n\n') : found;
}

/** What the event itself says, which is not the reason of a booking. */
const ownReasons = ['DamageContested', 'ExpenseDeclined'];
function saidIn(told: FactsRow['told']): { readonly reason: string | null } | undefined {
  if (!told || !ownReasons.includes(told.type)) return undefined;
  const { reason, words } = dataOf(told);
  return { reason: reason ?? words ?? null };
}

const outcomes: Readonly<Record<string, ReadingInMessage['outcome']>> = {
  OdometerReadingContested: 'open',
  OdometerReadingKept: 'kept',
  OdometerReadingCorrected: 'corrected',
};

function readingIn(told: FactsRow['told']): MessageFacts['reading'] {
  const outcome = told && outcomes[told.type];
  const { step, mileageKm, formerMileageKm = null, words, reason } = told ? dataOf(told) : {};
  if (!outcome || step === undefined || mileageKm === undefined) return null;
  return { step, outcome, mileageKm, formerMileageKm, words: words || reason || null };
}

function settlementIn(told: FactsRow['told'], reader: ResponderId): MessageFacts['settlement'] {
  const { outcome, responderId, reason = null } = told ? dataOf(told) : {};
  return outcome ? { outcome, isOwn: responderId === reader, reason } : null;
}

const extensionIn = ({ askedEndAt, endedBecause, reason = null }: ReturnType<typeof dataOf>) =>
  askedEndAt === undefined ? null : { askedEndAt, endedBecause: endedBecause ?? null, reason };

const periodIn = ({ startAt, endAt }: Period): Period => ({ startAt: instant(startAt), endAt: instant(endAt) });

const nameOf = (first: string | null, last: string | null): string => [first, last].filter(Boolean).join(' ');

export const toFacts = ({
  organizationName,
  contactEmail,
  adminEmails,
  whatsappNumber,
  zone,
  organizationLanguage,
  country,
  responderId,
  decides,
  unitNumber,
  firstName,
  lastName,
  email,
  phoneNumber,
  language,
  pushOff,
  aboutUnit,
  aboutFirst,
  aboutLast,
  reason,
  because,
  told,
  requests,
  vehicle,
  shiftOfReading,
  expense,
  offer,
  waitEnd,
  notMade,
  handingOn,
  account,
  bookingId,
  reinstatedAt,
  releasedMinutesAfter,
  handover,
  ...booking
}: Omit<FactsRow, 'messageId'>): MessageFacts => ({
  organisation: {
    name: organizationName,
    contactEmail,
    adminEmails,
    whatsappNumber,
    zone,
    language: organizationLanguage,
    country,
  },
  responder: {
    id: responderId,
    unitNumber,
    name: nameOf(firstName, lastName) || unitNumber,
    email,
    phoneNumber,
    language,
    decides,
    pushOff,
  },
  about: { unitNumber: aboutUnit ?? '', name: nameOf(aboutFirst, aboutLast) || (aboutUnit ?? '') },
  booking:
    bookingId === null
      ? undefined
      : {
          ...booking,
          id: bookingId,
          adminNotes: arrangedBecause(told) ?? booking.adminNotes,
          vehicleBack: booking.vehicleBack && { ...booking.vehicleBack, at: instant(booking.vehicleBack.at) },
          releaseAt: releaseAt({ ...booking, reinstatedAt }, releasedMinutesAfter, handover),
        },
  vehicle,
  damageId: (told && dataOf(told).damageId) ?? null,
  settlement: settlementIn(told, responderId),
  reading: readingIn(told),
  shiftOfReading,
  expense,
  reason: (saidIn(told) ?? { reason: arrangedBecause(told) ?? unfitBecause(told, organizationLanguage) ?? reason })
    .reason,
  because,
  damage: (told && dataOf(told).damageReports) ?? [],
  extension: (told && extensionIn(dataOf(told))) ?? null,
  // Postgres writes instants in JSON in its own way
  requests: (requests ?? []).map((one) => ({ ...one, startAt: instant(one.startAt) })),
  offer: offer && {
    ...offer,
    startAt: instant(offer.startAt),
    endAt: instant(offer.endAt),
    holdEndsAt: instant(offer.holdEndsAt),
  },
  waitEnd: waitEnd && { ...waitEnd, ...periodIn(waitEnd) },
  notMade,
  handingOn: handingOn && {
    ...handingOn,
    ...periodIn(handingOn),
    inReturn: handingOn.inReturn && { ...handingOn.inReturn, ...periodIn(handingOn.inReturn) },
  },
  account: account && { ...account, at: instant(account.at) },
});

const releaseAt = (booking: ReleasableBooking, minutesAfter: number, handover: Handover | null): Instant | null =>
  handover &&
  (releaseOf(booking, minutesAfter, {
    ...handover,
    vehicleBackAt: handover.vehicleBackAt && instant(handover.vehicleBackAt),
  })?.dueAt ??
    null);
