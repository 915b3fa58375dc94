import { actingParties, eligibilityWarnings } from '@rigbook/contracts/booking/booking.words';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import { zones } from '@rigbook/contracts/kernel/time';
import type { BookingEvent } from '../../../booking/booking.events.js';
import type { DocumentedEvents } from './documented.js';
import { instant, list, object, oneOf, orNull, responderId, text, vehicleId, whole, yesOrNo } from './fields.js';

const ofBooking = { responderId, vehicleId };
const period = { startAt: instant(), endAt: instant('2026-11-23T20:00:00.000Z') };
const percent = { ...whole(80), minimum: 0, maximum: 100 };

const damage = object({
  area: oneOf(damageAreaIds),
  severity: oneOf(damageSeverityIds),
  description: text('A scratch of ten centimetres'),
});

/** The stream's id is the booking's. */
export const bookingEvents: DocumentedEvents<BookingEvent> = {
  BookingRequested: {
    says: 'A vehicle was asked for; its hours are held from now on.',
    data: {
      ...ofBooking,
      ...period,
      durationHours: whole(4),
      purpose: text('Evening shift'),
      zone: oneOf(zones, 'Asia/Jerusalem'),
      hoursByWeek: list(
        object({ weekStartsOn: text('2026-11-22', 'A Sunday.'), hours: { type: 'number', example: 4 } }),
      ),
      eligibilityWarnings: list(oneOf(eligibilityWarnings)),
      ruleVersion: whole(1, 'Which edition of the booking rules let it pass.'),
    },
  },
  BookingApproved: {
    says: 'An administrator agreed to it.',
    data: { ...ofBooking, adminNotes: orNull(text('Mind the fuel')) },
  },
  BookingRejected: {
    says: 'An administrator did not agree to it; its hours are free.',
    data: { ...ofBooking, reason: orNull(text('Needed elsewhere')) },
  },
  BookingCancelled: {
    says: 'It will not take place, or ended by it; its hours are free.',
    data: { ...ofBooking, reason: orNull(text('Training was moved')), cancelledBy: oneOf(actingParties) },
  },
  AgreementSigned: {
    says: 'Its responder signed the loan agreement.',
    data: {
      ...ofBooking,
      agreementVersion: text('2026-11'),
      pdfSha256: text('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
    },
  },
  VehicleCheckedIn: {
    says: 'The shift began: the vehicle left with its responder.',
    data: {
      ...ofBooking,
      ...period,
      fuelPercent: percent,
      mileageKm: whole(48_210),
      checklist: list(oneOf(checkInItemIds)),
      preExistingDamage: orNull(text('A dent in the door')),
      notes: orNull(text('A squeak')),
      odometerDiscrepancy: orNull(object({ lastMileageKm: whole(48_300) })),
      completedOnDeviceAt: orNull(instant('2026-11-23T15:58:00.000Z')),
    },
  },
  VehicleCheckedOut: {
    says: 'The shift ended: the vehicle is back.',
    data: {
      ...ofBooking,
      ...period,
      fuelPercent: percent,
      mileageKm: whole(48_274),
      damageReports: list(damage),
      noDamageConfirmed: yesOrNo(true),
      notes: orNull(text('Cleaned')),
      checkedOutBy: oneOf(actingParties),
    },
  },
};
