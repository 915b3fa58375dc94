import { DateTime } from 'luxon';
import { millisOf, type Instant, type Zone } from './time.js';

/** The same moment in local time, for formats of documents and messages. Luxon is large: what the page begins with uses calendar.ts. */
export const inZone = (at: Instant, zone: Zone): DateTime => DateTime.fromMillis(millisOf(at), { zone });
