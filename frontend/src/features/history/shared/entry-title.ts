import type { HistoryEntry } from '../../../lib/http/answers.js';
import type { MessageId } from '../../../lib/i18n/use-text.js';

/** The message for an event. For a withdrawal, it depends on whether the responder did it. */
export function entryTitle(entry: HistoryEntry): MessageId {
  if (entry.type !== 'BookingCancelled') return `history.${entry.type}`;
  if (entry.facts.cancelledBy === 'admin') return 'history.BookingCancelled';
  return entry.actor.accessToken ? 'history.BookingWithdrawnFor' : 'history.BookingWithdrawn';
}
