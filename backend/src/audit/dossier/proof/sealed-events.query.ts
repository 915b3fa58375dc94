import { allRows, type Query } from '../../../platform/database/index.js';
import type { LogPlace } from '../../../platform/event-store/index.js';
import { STORED_EVENT_COLUMNS, storedEventsAfter, type StoredEvent } from '../../../platform/seal/canonical-event.js';

/** All events of a stream in their sealed form, oldest first. */
export const sealedEventsOfStream = (stream: string): Query<readonly StoredEvent[]> =>
  allRows<StoredEvent>({
    name: 'dossier.events',
    text: `SELECT ${STORED_EVENT_COLUMNS} FROM event WHERE stream = $1 ORDER BY version`,
    values: [stream],
  });

/** The next events of the log after a place, of any stream. */
export const sealedEventsAfter = (place: LogPlace, limit: number): Query<readonly StoredEvent[]> =>
  allRows<StoredEvent>(storedEventsAfter(place, limit));
