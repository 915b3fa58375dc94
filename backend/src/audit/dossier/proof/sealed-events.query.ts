import { allRows, type Query } from '../../../platform/database/index.js';
import type { LogPlace } from '../../../platform/event-store/index.js';
import { storedEventsAfter, type StoredEvent } from '../../../platform/seal/canonical-event.js';
import { EVENT_WITH_TEXTS_COLUMNS, type EventWithTexts } from '../../../platform/seal/sealed-texts.js';

/** All events of a stream in their sealed form, oldest first, with their texts. */
export const sealedEventsOfStream = (stream: string): Query<readonly EventWithTexts[]> =>
  allRows<EventWithTexts>({
    name: 'dossier.events',
    text: `SELECT ${EVENT_WITH_TEXTS_COLUMNS} FROM event WHERE stream = $1 ORDER BY version`,
    values: [stream],
  });

/** The next events of the log after a place, of any stream. */
export const sealedEventsAfter = (place: LogPlace, limit: number): Query<readonly StoredEvent[]> =>
  allRows<StoredEvent>(storedEventsAfter(place, limit));
