import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ProjectedEvent } from '../platform/event-store/recorded-event.js';
import { liveHints } from './live-hints.js';

const sources = path.resolve(import.meta.dirname, '..');
const streamTypes = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.events.ts'))
  .flatMap((file) => [...readFileSync(path.join(sources, file), 'utf8').matchAll(/_STREAM = '(.+)';/g)])
  .map(([, streamType = '']) => streamType);

const event = (streamType: string, type = 'Happened') =>
  ({ streamType, type, stream: 'stream', data: { responderId: 'dana' } }) as unknown as ProjectedEvent;

it('has something to tell of every stream', () => {
  expect(streamTypes).toContain('booking');
  expect(streamTypes.filter((streamType) => liveHints.whenCommitted(event(streamType)).length === 0)).toEqual([]);
});

it('tells of what is about one responder to that one only, and to administrators', () => {
  expect(liveHints.whenCommitted(event('booking'))).toEqual([
    { topic: 'bookings', of: 'dana' },
    { topic: 'vehicle-hours' },
    { topic: 'admin-bookings' },
  ]);
  expect(liveHints.whenFollowed('activity-feed', event('booking'))).toEqual([{ topic: 'activity', of: 'dana' }]);
});

it('keeps to itself that the admin password has changed', () => {
  expect(liveHints.whenCommitted(event('settings', 'AdminPasswordChanged'))).toEqual([{ topic: 'session' }]);
});

it('tells of a view only once the view has the event', () => {
  expect(liveHints.whenFollowed('dashboard-counts', event('booking'))).toEqual([{ topic: 'admin-dashboard' }]);
  expect(liveHints.whenFollowed('dashboard-counts', event('settings'))).toEqual([]);
});
