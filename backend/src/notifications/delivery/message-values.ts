import { extensionEndInWords } from '@rigbook/contracts/booking/extending.rules';
import { releaseInWords } from '@rigbook/contracts/booking/release.words';
import { handingOnEndInWords } from '@rigbook/contracts/handing-on/handing-on.words';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import { templateTypeOf } from '@rigbook/contracts/notifications/notification.words';
import { accountChangeInMessage } from '@rigbook/contracts/notifications/templates/account-change-in-message';
import { requestsInMessage } from '@rigbook/contracts/notifications/templates/requests-in-message';
import { damageInMessage } from '@rigbook/contracts/notifications/templates/damage-in-message';
import { expenseInMessage } from '@rigbook/contracts/notifications/templates/expense-in-message';
import { readingInMessage } from '@rigbook/contracts/notifications/templates/reading-in-message';
import { settlementInMessage } from '@rigbook/contracts/notifications/templates/settlement-in-message';
import type { PlaceholderValues } from '@rigbook/contracts/notifications/templates/render-message';
import { templateKinds } from '@rigbook/contracts/notifications/templates/template.words';
import {
  hoursInMessage,
  momentInMessage,
  noReasonGiven,
  nothingInReturn,
  theOffice,
  vehicleBackInMessage,
} from '@rigbook/contracts/notifications/templates/values-in-words';
import { notMadeInEnglish } from '@rigbook/contracts/standing-shifts/not-made-in-english';
import { notMadeInHebrew } from '@rigbook/contracts/standing-shifts/not-made-in-hebrew';
import { erasureRefusalInWords } from '@rigbook/contracts/responders/erasure-request.words';
import { type BookingId, type DamageId, elapsedHours, type VehicleId } from '@rigbook/contracts/kernel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
import { waitEndInWords } from '@rigbook/contracts/waitlist/wait-end.words';
import type { BookedVehicle, MessageFacts } from './message-facts.js';

export interface Links {
  readonly toCheckIn: (booking: BookedVehicle) => string;
  readonly toBooking: (booking: BookedVehicle) => string;
  readonly toAccount: string;
  readonly toStandingShifts: string;
  /** where an administrator decides on the request, without signing in */
  readonly toDecision: (booking: BookedVehicle) => string;
  readonly toHome: string;
  readonly toOwnDamage: string;
  readonly toDamage: (damageId: DamageId) => string;
  /** the readings of a shift, with what was said of them */
  readonly toReadings: (bookingId: BookingId) => string;
  /** the page of a vehicle in the administration */
  readonly toVehicle: (vehicleId: VehicleId) => string;
  /** the booking in the administration, or the requests that wait */
  readonly toOffice: (booking: BookedVehicle | undefined) => string;
}

/** The office's messages about one request that waits. */
const aboutDecision: ReadonlySet<NotificationKind> = new Set([
  'booking_requested',
  'request_reminder',
  'request_last_reminder',
]);

/** The values that a message of this type can use, in its language. */
export function messageValues(
  kind: NotificationKind,
  facts: MessageFacts,
  language: Language,
  links: Links,
): PlaceholderValues {
  const { organisation, responder, about, booking, extension, offer, waitEnd, notMade, handingOn } = facts;
  const { vehicle, damageId, shiftOfReading, expense } = facts;
  const { placeholders } = templateKinds[templateTypeOf(kind)];
  const at = (moment: BookedVehicle['startAt']) => momentInMessage(moment, organisation.zone, language);
  const values: PlaceholderValues = {
    responderName: about.name,
    unitNumber: about.unitNumber,
    organizationName: organisation.name,
    reason: reasonIn(facts, language),
    accountLink: links.toAccount,
    damageLink: links.toOwnDamage,
    readingLink: shiftOfReading ? links.toReadings(shiftOfReading) : links.toHome,
    officeLink: booking && aboutDecision.has(kind) ? links.toDecision(booking) : links.toOffice(booking),
    ...(booking && {
      vehicleName: booking.vehicleName,
      startTime: at(booking.startAt),
      endTime: at(booking.endAt),
      duration: hoursInMessage(booking.durationHours, language),
      signatureLink: links.toBooking(booking),
      // signed only for those who get it
      ...(placeholders.includes('decisionLink') && { decisionLink: links.toDecision(booking) }),
      checkInLink: links.toCheckIn(booking),
      ...(booking.vehicleBack && {
        vehicleBackTime: vehicleBackInMessage(booking.vehicleBack, organisation.zone, language),
      }),
      ...(extension && { askedEndTime: at(extension.askedEndAt) }),
      ...(booking.releaseAt && { releaseTime: at(booking.releaseAt) }),
      adminNotes: booking.adminNotes ?? '',
    }),
    ...(vehicle && { vehicleName: vehicle.name, officeLink: links.toVehicle(vehicle.id) }),
    ...(damageId && { damageLink: links.toDamage(damageId) }),
    ...(expense && { expense: expenseInMessage(expense, language) }),
    ...(notMade && {
      vehicleName: notMade.vehicleName,
      startTime: at(notMade.startAt),
      endTime: at(notMade.endAt),
      duration: hoursInMessage(elapsedHours(notMade), language),
      officeLink: links.toStandingShifts,
    }),
    ...(offer && {
      vehicleName: offer.vehicleName,
      substituteName: offer.substituteName ?? '',
      startTime: at(offer.startAt),
      endTime: at(offer.endAt),
      duration: hoursInMessage(elapsedHours(offer), language),
      holdEndTime: at(offer.holdEndsAt),
      offerLink: links.toHome,
    }),
    ...(waitEnd && {
      vehicleName: waitEnd.vehicleName,
      startTime: at(waitEnd.startAt),
      endTime: at(waitEnd.endAt),
      duration: hoursInMessage(elapsedHours(waitEnd), language),
      offerLink: links.toHome,
    }),
    ...(handingOn && {
      responderName: responder.name,
      unitNumber: responder.unitNumber,
      vehicleName: handingOn.vehicleName,
      startTime: at(handingOn.startAt),
      endTime: at(handingOn.endAt),
      duration: hoursInMessage(elapsedHours(handingOn), language),
      colleague: handingOn.byOffice ? theOffice[language] : handingOn.colleague,
      inReturn: handingOn.inReturn
        ? `${handingOn.inReturn.vehicleName}, ${at(handingOn.inReturn.startAt)} - ${at(handingOn.inReturn.endAt)}`
        : nothingInReturn[language],
      offerLink: links.toHome,
    }),
  };
  return Object.fromEntries(placeholders.map((placeholder) => [placeholder, values[placeholder] ?? '']));
}

/** Why, or what: damage, requests and a change of the account are in the place of a reason. */
function reasonIn(
  {
    organisation,
    booking,
    damage,
    requests,
    account,
    extension,
    waitEnd,
    notMade,
    handingOn,
    settlement,
    reading,
    because,
    reason,
  }: MessageFacts,
  language: Language,
): string {
  if (damage.length > 0) return damageInMessage(damage, language);
  if (requests.length > 0) return requestsInMessage(requests, organisation.zone, language);
  if (notMade) return (language === 'he' ? notMadeInHebrew : notMadeInEnglish)[notMade.because];
  if (waitEnd) return waitEndInWords[language][waitEnd.because];
  if (reading) return readingInMessage(reading, language);
  if (settlement) return settlementInMessage(settlement, language);
  if (account) return accountChangeInMessage(account, organisation.zone, language);
  if (handingOn?.endedBecause) return handingOnEndInWords[language][handingOn.endedBecause];
  const ended = extension?.endedBecause;
  if (ended === 'not-decided' || ended === 'changed') return extensionEndInWords[language][ended];
  if (extension) return extension.reason || noReasonGiven[language];
  if (because) return [erasureRefusalInWords[language][because], reason].filter(Boolean).join('\n');
  if (booking?.releasedBecause) return releaseInWords[language][booking.releasedBecause];
  return reason || noReasonGiven[language];
}
