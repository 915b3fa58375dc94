import type { BookingStatus, BookingStep } from '@rigbook/contracts/booking/booking.words';
import { allowsStep } from '@rigbook/contracts/booking/lifecycle.rules';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import * as past from '../../../test/support/booking-history.js';
import { approveBooking } from './approve-booking/approve-booking.decision.js';
import type { BookingEvent } from '../booking.events.js';
import type { Booking } from '../booking.state.js';
import { canTakeNow } from './booking.transitions.js';
import { cancelBooking } from './cancel-booking/cancel-booking.decision.js';
import { changeBooking } from './change-booking/change-booking.decision.js';
import { checkInVehicle } from './check-in-vehicle/check-in-vehicle.decision.js';
import { checkOutVehicle } from './check-out-vehicle/check-out-vehicle.decision.js';
import { extendBooking } from './extend-booking/extend-booking.decision.js';
import { reinstateBooking } from './reinstate-booking/reinstate-booking.decision.js';
import { rejectBooking } from './reject-booking/reject-booking.decision.js';
import { signAgreement } from './sign-agreement/sign-agreement.decision.js';

const now = past.beforeStart;
const vehicle = {
  name: 'ALS1',
  status: 'available',
  service: 'available',
  availableFrom: null,
  maintenanceUntil: null,
  mileageKm: null,
} as const;

const takeStep: Readonly<Record<BookingStep, (booking: Booking) => BookingEvent>> = {
  approve: (booking) => approveBooking(booking, { adminNotes: null }, { now, vehicle }),
  reject: (booking) => rejectBooking(booking, { reason: null }, { now }),
  change: (booking) => changeBooking(booking, past.shorter, past.changeFacts).changed,
  extend: (booking) => extendBooking(booking, past.oneMoreHour, past.extensionFacts),
  'hand-on': (booking) => {
    canTakeNow('hand-on', booking, past.dana, { now });
    return past.handedOn;
  },
  cancel: (booking) => cancelBooking(booking, { by: 'admin', reason: null }, { now }),
  withdraw: (booking) => cancelBooking(booking, { by: 'responder', responderId: past.dana }, { now }),
  sign: (booking) =>
    signAgreement(booking, { responderId: past.dana, agreementVersion: '2026-11', pdfSha256: 'b' }, { now }),
  'check-in': (booking) =>
    checkInVehicle(
      booking,
      {
        responderId: past.dana,
        mileageKm: 1,
        fuelPercent: 50,
        checklist: checkInItemIds,
        preExistingDamage: null,
        notes: null,
        completedOnDeviceAt: null,
      },
      { now, vehicle, takenByOthers: [], opensMinutesBeforeStart: 1440 },
    ),
  'check-out': (booking) =>
    checkOutVehicle(
      booking,
      {
        by: { responderId: past.dana, isAdmin: false, administers: false },
        mileageKm: 50_000,
        fuelPercent: 50,
        damageReports: [],
        noDamageConfirmed: true,
        notes: null,
      },
      { now },
    ),
  reinstate: (booking) => reinstateBooking(booking, { ...past.changeFacts, durationHours: 4 }),
};

const happens: Readonly<Record<BookingStep, BookingEvent['type']>> = {
  approve: 'BookingApproved',
  reject: 'BookingRejected',
  change: 'BookingChanged',
  extend: 'BookingExtended',
  'hand-on': 'BookingHandedOn',
  cancel: 'BookingCancelled',
  withdraw: 'BookingCancelled',
  sign: 'AgreementSigned',
  'check-in': 'VehicleCheckedIn',
  'check-out': 'VehicleCheckedOut',
  reinstate: 'BookingReinstated',
};

const { requested, approved, rejected, cancelled, signed, checkedIn, checkedOut } = past;
const situations: readonly (readonly [string, readonly BookingEvent[], BookingStatus, boolean])[] = [
  ['pending', [requested], 'pending', false],
  ['approved', [requested, approved], 'approved', false],
  ['signed', [requested, approved, signed], 'approved', true],
  ['active', [requested, approved, signed, checkedIn], 'active', false],
  ['completed', [requested, approved, signed, checkedIn, checkedOut], 'completed', false],
  ['rejected', [requested, rejected], 'rejected', false],
  ['cancelled', [requested, approved, cancelled], 'cancelled', false],
  ['released', [requested, approved, past.released], 'cancelled', false],
];
const steps = Object.keys(takeStep) as BookingStep[];
const table = situations.flatMap(([name, history, status, isSigned]) =>
  steps.map((step) => {
    const allowed = name !== 'cancelled' && allowsStep(status, isSigned, step); // what a person ended stays ended
    return { name, step, history, status, isSigned, allowed };
  }),
);

describe('the lifecycle of a booking', () => {
  it.each(table.filter(({ allowed }) => allowed))('a $name booking allows: $step', ({ history, step }) => {
    past
      .given(...history)
      .when(takeStep[step])
      .thenHappens(happens[step], {
        responderId: step === 'hand-on' ? past.otherResponder : past.dana,
        vehicleId: past.als1,
      });
  });

  it.each(table.filter(({ allowed }) => !allowed))(
    'a $name booking refuses: $step',
    ({ history, step, status, isSigned }) => {
      past
        .given(...history)
        .when(takeStep[step])
        .thenRefused('INVALID_TRANSITION', { status, step, signed: isSigned });
    },
  );

  it.each(steps)('a booking that was never requested cannot be found for: %s', (step) => {
    past.given().when(takeStep[step]).thenRefused('BOOKING_NOT_FOUND');
  });
});
