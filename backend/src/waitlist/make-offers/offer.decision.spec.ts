import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { addHours, addMinutes, instant } from '@rigbook/contracts/kernel';
import type { VehicleFacts } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import type { WaitlistEvent } from '../waitlist.events.js';
import { wishFrom } from '../wish.state.js';
import { endWhatIsOver, offerHours, type OfferFacts } from './offer.decision.js';

const responderId = '0197f1c2-0002-7000-8000-000000000001' as ResponderId;
const vehicleId = '0197f1c2-0001-7000-8000-000000000001' as VehicleId;
const now = instant('2026-11-23T08:00Z');
const startAt = instant('2026-11-23T16:00Z');
const endAt = addHours(startAt, 4);
const joined: WaitlistEvent = {
  type: 'WaitlistJoined',
  data: { responderId, vehicleId, anyOfType: false, startAt, endAt, leastHours: 2, purpose: 'Evening shift' },
};
const hours = { responderId, vehicleId, startAt, endAt };
const offered: WaitlistEvent = { type: 'WaitlistOffered', data: { ...hours, holdEndsAt: addMinutes(now, 30) } };
const vehicle: VehicleFacts = {
  id: vehicleId,
  name: 'ALS1',
  type: 'Advanced Life Support',
  status: 'available',
  service: 'available',
  availableFrom: null,
  maintenanceUntil: null,
  allowedRoles: ['EMT'],
  mileageKm: null,
  turnRoundMinutes: 0,
  papersEnd: null,
};
const facts: OfferFacts = {
  now,
  zone: 'Asia/Jerusalem',
  responder: { isAdmin: false, administers: false, profileComplete: true, licenceVerified: true, department: 'EMT' },
  vehicle,
  taken: [],
  hoursBooked: [],
  settings: { waitlistHoldMinutes: 30, waitlistShortHoldMinutes: 10 },
  mayRequest: true,
  held: [],
};
const offering = (changes: Partial<OfferFacts> = {}, history: readonly WaitlistEvent[] = [joined]) =>
  offerHours(wishFrom(history), vehicleId, { ...facts, ...changes })?.data;

describe('an offer', () => {
  it('is of all wished hours, and held', () =>
    expect(offering()).toEqual({ ...hours, holdEndsAt: addMinutes(now, 30) }));

  it('is of the most hours in a row that are free, with the turn-round', () => {
    const taken = [{ startAt: addHours(startAt, -2), endAt: addHours(startAt, 1) }];
    expect(offering({ taken })).toMatchObject({ startAt: addHours(startAt, 1), endAt });
    expect(offering({ taken, vehicle: { ...vehicle, turnRoundMinutes: 30 } })).toMatchObject({ turnRoundMinutes: 30 });
    expect(offering({ taken: [{ startAt: addHours(startAt, 1), endAt: addHours(startAt, 3) }] })).toBeUndefined();
  });

  it('is of as many hours as the week leaves', () => {
    const week = { weekStartsOn: '2026-11-22', hours: 27 } as OfferFacts['hoursBooked'][number];
    expect(offering({ hoursBooked: [week] })).toMatchObject({ startAt, endAt: addHours(startAt, 3) });
    expect(offering({ hoursBooked: [{ ...week, hours: 29 }] })).toBeUndefined();
  });

  it('is of another vehicle only if the person fills one of its roles', () => {
    const other = '0197f1c2-0001-7000-8000-000000000002' as VehicleId;
    const offer = (id: VehicleId, allowedRoles: VehicleFacts['allowedRoles']) =>
      offerHours(wishFrom([joined]), id, { ...facts, vehicle: { ...vehicle, id, allowedRoles } });
    expect(offer(other, ['Paramedic'])).toBeUndefined();
    expect(offer(other, ['EMT'])?.data).toMatchObject({ vehicleId: other });
    expect(offer(other, [])?.data).toMatchObject({ vehicleId: other });
    expect(offer(vehicleId, ['Paramedic'])?.data).toMatchObject({ vehicleId });
  });

  it.each([
    ['who is suspended', { mayRequest: false }],
    [
      'who has an offer of some of the hours',
      { held: [{ startAt: addHours(startAt, -1), endAt: addHours(startAt, 1) }] },
    ],
    ['without a license', { responder: { ...facts.responder, licenceVerified: false } }],
    ['of a vehicle that is not there', { vehicle: undefined }],
    ['of one in maintenance', { vehicle: { ...vehicle, service: 'maintenance' as const } }],
  ])('is made to nobody %s', (_, changes) => expect(offering(changes)).toBeUndefined());

  it('is made beside an offer of other hours', () =>
    expect(offering({ held: [{ startAt: endAt, endAt: addHours(endAt, 1) }] })).toMatchObject(hours));

  it('is made once', () => {
    expect(offering({}, [joined, offered])).toBeUndefined();
    const ended = (endedBecause: 'declined' | 'vehicle-gone'): WaitlistEvent => ({
      type: 'WaitlistOfferEnded',
      data: { ...hours, endedBecause },
    });
    expect(offering({}, [joined, offered, ended('declined')])).toBeUndefined();
    expect(offering({}, [joined, offered, ended('vehicle-gone')])).toMatchObject(hours);
  });
});

describe('what is over', () => {
  const ending = (changes: object, history: readonly WaitlistEvent[] = [joined, offered]) =>
    endWhatIsOver(wishFrom(history), { now, mayRequest: true, vehicle, ...changes })?.data;

  it.each([
    ['passed', { now: addMinutes(now, 30) }],
    ['person-gone', { mayRequest: undefined }],
    ['person-gone', { mayRequest: false }],
    ['vehicle-gone', { vehicle: undefined }],
    ['vehicle-gone', { vehicle: { ...vehicle, service: 'unavailable' as const } }],
  ])('is an offer: %s', (endedBecause, changes) => expect(ending(changes)).toEqual({ ...hours, endedBecause }));

  it.each([
    ['hours-over', { now: addHours(startAt, 2) }],
    ['person-gone', { mayRequest: undefined }],
  ])('is a wish: %s', (endedBecause, changes) =>
    expect(ending(changes, [joined])).toEqual({ responderId, endedBecause }),
  );

  it('is nothing else', () => {
    expect(ending({ now: addMinutes(now, 29) })).toBeUndefined();
    expect(ending({ mayRequest: false }, [joined])).toBeUndefined();
    expect(ending({ mayRequest: undefined }, [])).toBeUndefined();
  });
});
