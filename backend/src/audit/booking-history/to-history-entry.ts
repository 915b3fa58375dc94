import { keptDocument } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import { toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import type { BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import { seesWholeBooking, type BookingReader } from '../../booking/reading-bookings.policy.js';
import { otherSideOf } from '../../booking/other-side.events.js';
import type { BookingEvent } from '../../booking/booking.events.js';
import { shiftSteps } from '../../booking/shift.events.js';
import type { RecordedEvent } from '../../platform/event-store/index.js';
import { toActor } from '../../responders/people/actor.response.js';
import type { AccessTokensById, PeopleById } from '../../responders/people/people-now.query.js';
import type { HistoryEntry } from './history-entry.response.js';

/** What is not in the log, or is not shown to everyone. */
export interface HistoryContext {
  readonly people: PeopleById;
  readonly tokens: AccessTokensById;
  /** The names as they were signed, by the hash of the document, for the documents that are kept. */
  readonly signerNames: ReadonlyMap<string, string>;
  readonly sealHashes: ReadonlyMap<string, string>;
  /** The outgoing responder's reports, if the shift began with a joint handover. */
  readonly seenTogether: readonly DamageReport[] | undefined;
  readonly reader: BookingReader;
}

/**
 * An event as the history shows it: the envelope, its facts without the ids that all of them repeat, and the booking's state
 * at that time.
 */
export function toHistoryEntry(
  event: RecordedEvent<BookingEvent>,
  row: BookingDiaryRow,
  context: HistoryContext,
): HistoryEntry {
  const { position, id, recordedAt, actor, version, correlationId, causationId } = event;
  const envelope = {
    position,
    eventId: id,
    recordedAt,
    actor: toActor(actor, context.people, context.tokens),
    version,
    correlationId,
    causationId,
    ...(event.erased && { erasedTexts: event.erased }),
    sealHash: seesWholeBooking(context.reader) ? (context.sealHashes.get(position) ?? null) : null,
    after: toBookingResponse(row, { reader: context.reader, now: recordedAt }),
  };
  const { responderId: _responderId, ...facts } = event.data;
  return { ...envelope, type: event.type, facts: { ...facts, ...instead(event, context) } } as unknown as HistoryEntry;
}

function instead(
  event: RecordedEvent<BookingEvent>,
  { signerNames, people, seenTogether, reader }: HistoryContext,
): object {
  const { type, data } = event;
  const other = otherSideOf(event);
  const colleague = other && {
    colleague: people.get(other.responderId) ?? null,
    ...(type === shiftSteps.begins && { damageSeenTogether: seenTogether }),
  };
  if (type === 'AgreementSigned') {
    const signerName = signerNames.get(data.pdfSha256) ?? null;
    return { signerName, document: keptDocument(signerName !== null, !people.has(data.responderId)) };
  }
  if (seesWholeBooking(reader)) return { ...colleague };
  if ('eligibilityWarnings' in data) return { eligibilityWarnings: [] };
  return type === shiftSteps.begins ? { odometerDiscrepancy: null, ...colleague } : { ...colleague };
}
