import { day, instant, periodOf } from '@rigbook/contracts/kernel';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';
import { als1, dana, given, requestFacts } from '../../../../test/support/booking-history.js';
import { requestBooking, type BookingRequest, type BookingRequestFacts } from './request-booking.decision.js';

const friday = instant('2026-11-20T08:00Z');

const request = (startAt: string, durationHours = 4): BookingRequest => ({
  responderId: dana,
  vehicleId: als1,
  period: periodOf(instant(startAt), durationHours),
  durationHours,
  purpose: 'Evening shift',
});
const mondayEvening = request('2026-11-23T16:00Z');

const facts: BookingRequestFacts = { ...requestFacts, now: friday };
const responder = facts.responder;
const admin = { ...responder, isAdmin: true, administers: true, profileComplete: false, licenceVerified: false };
const vehicle = facts.vehicle as NonNullable<BookingRequestFacts['vehicle']>;

const when = (command: BookingRequest, changed: Partial<BookingRequestFacts> = {}) =>
  given().when(() => requestBooking(command, { ...facts, ...changed }).requested);

describe('requesting a booking', () => {
  it('keeps the hours by week, the zone and the edition of the rules with the request', () => {
    when(mondayEvening).thenHappens('BookingRequested', {
      responderId: dana,
      vehicleId: als1,
      durationHours: 4,
      zone: 'Asia/Jerusalem',
      hoursByWeek: [{ weekStartsOn: day('2026-11-22'), hours: 4 }],
      eligibilityWarnings: [],
      ruleVersion: 2,
    });
  });

  it('refuses a responder whose profile is incomplete', () => {
    when(mondayEvening, { responder: { ...responder, profileComplete: false } }).thenRefused('PROFILE_INCOMPLETE');
  });

  it('refuses a responder whose licence is not verified', () => {
    when(mondayEvening, { responder: { ...responder, licenceVerified: false } }).thenRefused('LICENCE_NOT_VERIFIED');
  });

  it('lets an admin book without a complete profile and a verified licence', () => {
    when(mondayEvening, { responder: admin }).thenHappens('BookingRequested');
  });

  it('refuses an unknown vehicle', () => {
    when(mondayEvening, { vehicle: undefined }).thenRefused('VEHICLE_NOT_FOUND');
  });

  it.each(['maintenance', 'unavailable'] as const)('refuses a vehicle in %s and names its status', (service) => {
    when(mondayEvening, { vehicle: { ...vehicle, status: service, service } }).thenRefused('VEHICLE_UNAVAILABLE', {
      vehicleName: 'ALS1',
      status: service,
    });
  });

  it('gives the hours after the expected end of maintenance, and refuses those that start before', () => {
    const until = (maintenanceUntil: string) => ({
      vehicle: {
        ...vehicle,
        status: 'maintenance' as const,
        service: 'maintenance' as const,
        maintenanceUntil: instant(maintenanceUntil),
      },
    });
    when(mondayEvening, until('2026-11-23T16:00Z')).thenHappens('BookingRequested');
    when(mondayEvening, until('2026-11-23T16:30Z')).thenRefused('VEHICLE_UNAVAILABLE', {
      availableFrom: instant('2026-11-23T16:30Z'),
    });
  });

  it('does not believe in the expected end of maintenance once it has passed', () => {
    const maintenanceUntil = instant('2026-11-20T07:00Z');
    when(mondayEvening, {
      vehicle: { ...vehicle, status: 'maintenance', service: 'maintenance', maintenanceUntil },
    }).thenRefused('VEHICLE_UNAVAILABLE', { availableFrom: null });
  });

  it('gives the hours after a shift that has the vehicle out, and refuses those of the shift', () => {
    const out = { ...vehicle, status: 'in_use', availableFrom: instant('2026-11-23T16:00Z') } as const;
    when(mondayEvening, { vehicle: out }).thenHappens('BookingRequested');
    const taken = periodOf(instant('2026-11-23T14:00Z'), 3);
    when(mondayEvening, { vehicle: out, taken: [taken] }).thenRefused('VEHICLE_ALREADY_BOOKED', { taken });
  });

  it('refuses a vehicle that goes into maintenance after the shift that has it out', () => {
    when(mondayEvening, { vehicle: { ...vehicle, status: 'in_use', service: 'maintenance' } }).thenRefused(
      'VEHICLE_UNAVAILABLE',
      { status: 'maintenance' },
    );
  });

  it('refuses a start in the past', () => {
    when(request('2026-11-20T07:00Z')).thenRefused('IN_THE_PAST');
  });

  it('accepts a start at this very moment', () => {
    when(request('2026-11-20T08:00Z', 2)).thenHappens('BookingRequested');
  });

  it('refuses a start on the seventh day from today, also to an admin', () => {
    when(request('2026-11-26T22:00Z', 1), { responder: admin }).thenRefused('BEYOND_BOOKING_WINDOW', {
      lastDay: day('2026-11-26'),
    });
  });

  it('accepts a start late on the sixth day from today, even when it ends on the seventh', () => {
    when(request('2026-11-26T21:00Z', 4)).thenHappens('BookingRequested');
  });

  it('refuses a Thursday-night booking that runs into Friday 13:00', () => {
    when(request('2026-11-26T20:00Z', 24)).thenRefused('ADMIN_ONLY_PERIOD');
  });

  it('asks an administrator for the password before that', () => {
    const before = { ...admin, administers: false };
    when(request('2026-11-26T20:00Z', 24), { responder: before }).thenRefused('ADMIN_PASSWORD_REQUIRED');
    when(request('2026-11-26T20:00Z', 24), { responder: admin }).thenHappens('BookingRequested');
  });

  it('accepts a Friday booking that ends at 13:00 sharp', () => {
    when(request('2026-11-20T08:00Z', 3)).thenHappens('BookingRequested');
  });

  it('lets an admin book on Saturday', () => {
    when(request('2026-11-21T10:00Z'), { responder: admin }).thenHappens('BookingRequested');
  });

  it('refuses taken hours and names the clash, not the person', () => {
    const taken = periodOf(instant('2026-11-23T18:00Z'), 3);
    when(mondayEvening, { taken: [taken] }).thenRefused('VEHICLE_ALREADY_BOOKED', { vehicleName: 'ALS1', taken });
  });

  it('accepts the thirtieth hour of a week', () => {
    when(mondayEvening, { hoursBooked: [{ weekStartsOn: day('2026-11-22'), hours: 26 }] }).thenHappens(
      'BookingRequested',
    );
  });

  it('refuses the thirty-first hour of a week, also to an admin, and says what is left', () => {
    when(mondayEvening, {
      responder: admin,
      hoursBooked: [{ weekStartsOn: day('2026-11-22'), hours: 27 }],
    }).thenRefused('WEEKLY_LIMIT_EXCEEDED', { weekStartsOn: day('2026-11-22'), hoursUsed: 27, hoursLeft: 3 });
  });

  it('counts a booking across Saturday midnight in both weeks', () => {
    when(request('2026-11-21T20:00Z', 6), {
      responder: admin,
      hoursBooked: [{ weekStartsOn: day('2026-11-22'), hours: 27 }],
    }).thenRefused('WEEKLY_LIMIT_EXCEEDED', { weekStartsOn: day('2026-11-22'), hoursRequested: 4 });
  });

  it('warns the deciding admin about a department that the vehicle is not meant for', () => {
    when(mondayEvening, { responder: { ...responder, department: 'Logistics' } }).thenHappens('BookingRequested', {
      eligibilityWarnings: ['department-not-authorised', 'als-responders-only'],
    });
  });

  it('answers with the first rule that is not kept when several are not', () => {
    const faults: [Partial<BookingRequestFacts>, RefusalCode][] = [
      [{ hoursBooked: [{ weekStartsOn: day('2026-11-15'), hours: 30 }] }, 'WEEKLY_LIMIT_EXCEEDED'],
      [{ taken: [periodOf(instant('2026-11-19T16:00Z'), 4)] }, 'VEHICLE_ALREADY_BOOKED'],
      [{ now: instant('2026-11-19T17:00Z') }, 'IN_THE_PAST'],
      [{ vehicle: { ...vehicle, service: 'maintenance' } }, 'VEHICLE_UNAVAILABLE'],
      [{ vehicle: undefined }, 'VEHICLE_NOT_FOUND'],
      [{ responder: { ...responder, licenceVerified: false } }, 'LICENCE_NOT_VERIFIED'],
      [{ responder: { ...responder, licenceVerified: false, profileComplete: false } }, 'PROFILE_INCOMPLETE'],
    ];
    let wrong: Partial<BookingRequestFacts> = { now: instant('2026-11-19T12:00Z') };
    for (const [fault, code] of faults) {
      wrong = { ...wrong, ...fault };
      when(request('2026-11-19T16:00Z'), wrong).thenRefused(code);
    }
  });
});
