import { DEFAULT_ZONE, instant } from '../kernel/time.js';
import {
  type BookingAtRisk,
  canBeTakenByColleagues,
  needsAnotherPerson,
  type PersonAtRisk,
  risksOf,
  type VehicleAtRisk,
} from './risk.rules.js';

const at = { now: instant('2026-11-23T08:00Z'), zone: DEFAULT_ZONE };
const booking: BookingAtRisk = {
  startAt: instant('2026-11-24T16:00Z'),
  endAt: instant('2026-11-24T20:00Z'),
  overriddenRules: null,
};
const fine: VehicleAtRisk = { service: 'available', maintenanceUntil: null, papersEnd: null };
const licensed: PersonAtRisk = { isSuspended: false, isAdmin: false, licenceVerified: true };
const insuredUntil = (lastDay: string) => ({ paper: 'insurance', lastDay }) as VehicleAtRisk['papersEnd'];

describe('a booking is at risk', () => {
  it.each<[string, Partial<VehicleAtRisk>, readonly string[]]>([
    ['never if the vehicle is in service', {}, []],
    ['if its vehicle is in maintenance without an end', { service: 'maintenance' }, ['maintenance']],
    [
      'if its vehicle is back after the start',
      { service: 'maintenance', maintenanceUntil: instant('2026-11-24T16:01Z') },
      ['maintenance'],
    ],
    ['not if its vehicle is back by the start', { service: 'maintenance', maintenanceUntil: booking.startAt }, []],
    [
      'if maintenance should have ended and has not',
      { service: 'maintenance', maintenanceUntil: instant('2026-11-23T07:00Z') },
      ['maintenance'],
    ],
    ['if its vehicle is unavailable', { service: 'unavailable' }, ['unavailable']],
    ['if a paper of the vehicle ends before it does', { papersEnd: insuredUntil('2026-11-23') }, ['papers']],
    ['not if the papers are valid that day', { papersEnd: insuredUntil('2026-11-24') }, []],
    ['for both at once', { service: 'unavailable', papersEnd: insuredUntil('2026-11-23') }, ['unavailable', 'papers']],
  ])('%s', (_, vehicle, causes) => {
    expect(risksOf(booking, { ...fine, ...vehicle }, licensed, at)).toEqual(causes);
  });

  it.each<[string, Partial<PersonAtRisk>, Partial<BookingAtRisk>, readonly string[]]>([
    ['if its responder is suspended', { isSuspended: true }, {}, ['suspended']],
    ['if the license was withdrawn', { licenceVerified: false }, {}, ['licence']],
    ['not for an administrator without a license', { licenceVerified: false, isAdmin: true }, {}, []],
    [
      'not if an administrator booked without one, knowing it',
      { licenceVerified: false },
      { overriddenRules: ['LICENCE_NOT_VERIFIED'] },
      [],
    ],
  ])('%s', (_, person, more, causes) => {
    expect(risksOf({ ...booking, ...more }, fine, { ...licensed, ...person }, at)).toEqual(causes);
  });

  it('another vehicle helps, unless its responder may not drive', () => {
    expect(needsAnotherPerson(['maintenance', 'papers'])).toBe(false);
    expect(needsAnotherPerson(['suspended', 'maintenance'])).toBe(true);
  });

  it('a colleague helps, unless its vehicle is lost as well', () => {
    expect(canBeTakenByColleagues(['suspended', 'licence'])).toBe(true);
    expect(canBeTakenByColleagues(['suspended', 'papers'])).toBe(false);
  });
});
