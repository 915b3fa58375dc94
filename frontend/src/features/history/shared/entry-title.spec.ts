import type { HistoryEntry } from '../../../lib/http/answers.js';
import { entryTitle } from './entry-title.js';

const cancelled = (cancelledBy: string, accessToken: object | null = null) =>
  ({ type: 'BookingCancelled', facts: { cancelledBy }, actor: { accessToken } }) as unknown as HistoryEntry;

test.each([
  [cancelled('admin'), 'history.BookingCancelled'],
  [cancelled('responder'), 'history.BookingWithdrawn'],
  [cancelled('responder', { id: 't', name: 'Scheduler' }), 'history.BookingWithdrawnFor'],
  [{ type: 'BookingApproved' } as HistoryEntry, 'history.BookingApproved'],
])('the title of an event depends on who did it', (entry, title) => expect(entryTitle(entry)).toBe(title));
