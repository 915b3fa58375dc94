import type { BookingEvent } from '../../booking/booking.events.js';
import { responderIn } from '../../platform/event-store/actor.js';
import type { Actor, RecordedEvent } from '../../platform/event-store/recorded-event.js';
import type { PeopleById } from './actors.query.js';
import type { HistoryActor, HistoryEntry } from './history-entry.response.js';

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
    actor: actorOf(actor, told.people),
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

function actorOf(actor: Actor, people: PeopleById): HistoryActor {
  const id = responderIn(actor) ?? null;
  const person = id === null ? undefined : people.get(id);
  return {
    id,
    unitNumber: person?.unitNumber ?? null,
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    system: id === null ? actor : null,
  };
}
