import type { HistoryEntry } from '../../../lib/http/answers.js';
import type { MessageId } from '../../../lib/i18n/use-text.js';

/** What happened, as a message; who took a booking back, and whether they did it themselves, makes a difference. */
export function entryTitle(entry: HistoryEntry): MessageId {
  if (entry.type !== 'BookingCancelled') return `history.${entry.type}`;
  if (entry.facts.cancelledBy === 'admin') return 'history.BookingCancelled';
  return entry.actor.accessToken ? 'history.BookingWithdrawnFor' : 'history.BookingWithdrawn';
}
