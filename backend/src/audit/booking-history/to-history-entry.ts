import type { BookingEvent } from '../../booking/booking.events.js';
import type { RecordedEvent } from '../../platform/event-store/recorded-event.js';
import { toActor } from '../../responders/people/actor.response.js';
import type { PeopleById } from '../../responders/people/people-now.query.js';
import type { HistoryEntry } from './history-entry.response.js';

/** What the log does not hold, or not everybody is told. */
export interface Told {
  readonly people: PeopleById;
  readonly signerName: string | null;
  /** For administrators and auditors: also what a responder is not told of the own booking. */
  readonly whole: boolean;
}

/** An event as the history shows it: the envelope, and its facts without the ids that all of them repeat. */
export function toHistoryEntry(event: RecordedEvent<BookingEvent>, told: Told): HistoryEntry {
  const { position, id, recordedAt, actor, version, correlationId, causationId } = event;
  const envelope = {
    position,
    eventId: id,
    recordedAt,
    actor: toActor(actor, told.people),
    version,
    correlationId,
    causationId,
  };
  const { responderId: _responderId, ...facts } = event.data;
  return { ...envelope, type: event.type, facts: { ...facts, ...instead(event, told) } } as unknown as HistoryEntry;
}

function instead({ type }: RecordedEvent<BookingEvent>, { signerName, whole }: Told): object {
  if (type === 'AgreementSigned') return { signerName };
  if (whole) return {};
  if (type === 'BookingRequested') return { eligibilityWarnings: [] };
  return type === 'VehicleCheckedIn' ? { odometerDiscrepancy: null } : {};
}
