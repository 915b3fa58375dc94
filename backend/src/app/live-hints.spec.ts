import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { NewEvent } from '../platform/event-store/recorded-event.js';
import { liveHints } from './live-hints.js';

const sources = path.resolve(import.meta.dirname, '..');
const streamTypes = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.events.ts'))
  .flatMap((file) => [...readFileSync(path.join(sources, file), 'utf8').matchAll(/_STREAM = '(.+)';/g)])
  .map(([, streamType = '']) => streamType);

const event = (streamType: string, type = 'Happened') =>
  ({ streamType, type, stream: 'stream', data: { responderId: 'dana' } }) as unknown as NewEvent;

it('has something to tell of every stream but a redaction, which changes nothing on a screen', () => {
  expect(streamTypes).toContain('booking');
  const untold = streamTypes.filter((streamType) => liveHints.whenCommitted(event(streamType)).length === 0);
  expect(untold).toEqual(['redaction']);
});

it('tells of what is about one responder to that one only, and to administrators', () => {
  expect(liveHints.whenCommitted(event('booking'))).toEqual([
    { topic: 'bookings', of: 'dana' },
    { topic: 'vehicle-hours' },
    { topic: 'admin-bookings' },
  ]);
  expect(liveHints.whenFollowed('activity-feed', event('booking'))).toEqual([{ topic: 'activity', of: 'dana' }]);
});

it('tells of the use of vehicles when a shift begins or ends, but not at each booking', () => {
  const told = (type: string) =>
    liveHints.whenCommitted(event('booking', type)).some(({ topic }) => topic === 'vehicle-use');
  for (const type of ['VehicleCheckedIn', 'VehicleCheckedOut', 'BookingCancelled'])
    expect([type, told(type)]).toEqual([type, true]);
  for (const type of ['BookingRequested', 'BookingApproved', 'BookingRejected', 'AgreementSigned'])
    expect([type, told(type)]).toEqual([type, false]);
});

it('tells administrators of messages that are written down or withdrawn with an event', () => {
  const toldTo = (streamType: string, type: string) =>
    liveHints.whenCommitted(event(streamType, type)).some(({ topic }) => topic === 'admin-notifications');
  for (const type of [
    'BookingRequested',
    'BookingApproved',
    'BookingCancelled',
    'AgreementSigned',
    'VehicleCheckedOut',
  ])
    expect([type, toldTo('booking', type)]).toEqual([type, true]);
  for (const type of ['LicenceApproved', 'LicenceRejected'])
    expect([type, toldTo('licence', type)]).toEqual([type, true]);
  expect(toldTo('responder', 'ResponderErased')).toBe(true);
  expect(toldTo('licence', 'LicenceSubmitted')).toBe(false);
  expect(toldTo('responder', 'ResponderProfileChanged')).toBe(false);
});

it('keeps to itself that the admin password has changed', () => {
  expect(liveHints.whenCommitted(event('settings', 'AdminPasswordChanged'))).toEqual([{ topic: 'session' }]);
});

it('tells administrators that the admin password was switched, and everyone whose administration it closed', () => {
  const told = (type: string) => liveHints.whenCommitted(event('settings', type)).map(({ topic }) => topic);
  expect(told('AdminPasswordSwitchedOff')).toEqual(['session', 'admin-settings']);
  expect(told('AdminPasswordSwitchedOn')).toEqual(['admin-settings']);
});

it('tells of a view only once the view has the event', () => {
  expect(liveHints.whenFollowed('dashboard-counts', event('booking'))).toEqual([{ topic: 'admin-dashboard' }]);
  expect(liveHints.whenFollowed('dashboard-counts', event('settings'))).toEqual([]);
});
