import { Get } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import type { BookingId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { otherSideOf } from '../../booking/other-side.events.js';
import { mayReadEvent, refusalToRead } from '../../booking/reading-bookings.policy.js';
import { bookingById, type BookingDiaryRow } from '../../booking/views/booking-diary/booking-diary.query.js';
import { bookingDiary } from '../../booking/views/booking-diary/booking-diary.view.js';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database, query, type Query } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent, responderIn } from '../../platform/event-store/index.js';
import { type Caller, OpenToTokens, PathId, Refuses, Routes, CalledBy } from '../../platform/http/index.js';
import { accessTokensNamed, type PeopleById, peopleNow } from '../../responders/people/people-now.query.js';
import { damageSeenTogether } from '../damage-seen-together.js';
import { sealsOfPositions } from '../seals-of-positions.query.js';
import { historyEntries, type HistoryEntry, historySchema } from './history-entry.response.js';
import { toHistoryEntry } from './to-history-entry.js';

interface AfterEvent {
  readonly event: RecordedEvent<BookingEvent>;
  readonly row: BookingDiaryRow;
}

/** The diary row after each event, by the fold that answers commands. Names are the current ones. */
function rowsAfterEach(
  history: readonly RecordedEvent<BookingEvent>[],
  now: BookingDiaryRow,
  people: PeopleById,
): AfterEvent[] {
  let row = now;
  return history.map((event) => {
    row = bookingDiary.after(row, event);
    const { unitNumber = null, firstName = null, lastName = null } = people.get(row.responderId) ?? {};
    return { event, row: { ...row, unitNumber, firstName, lastName } };
  });
}

/** The names as they were signed, by the hash of the document, for the documents that are kept. */
const signersNow = (bookingId: BookingId): Query<ReadonlyMap<string, string>> =>
  query<{ signerName: string; pdfSha256: string }, ReadonlyMap<string, string>>(
    {
      name: 'audit.signers',
      text: `SELECT signer_name AS "signerName", pdf_sha256 AS "pdfSha256" FROM signed_agreement WHERE booking_id = $1`,
      values: [bookingId],
    },
    (rows) => new Map(rows.map(({ signerName, pdfSha256 }) => [pdfSha256, signerName])),
  );

@Routes('audit/bookings', 'Audit')
export class GetBookingHistoryController {
  constructor(
    private readonly events: EventStore,
    private readonly database: Database,
  ) {}

  @Get(':id/history')
  @Recorded('booking-read')
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Read the full history of a booking',
    description:
      'Every event in the log, oldest first, each with the state of the booking after it and the current names of people. For your booking, or any booking if you are an administrator or auditor. Responders do not see what is only for those.',
  })
  @ApiExtraModels(...historyEntries)
  @ApiOkResponse({
    description: 'The events, oldest first; each type has its own shape.',
    schema: { type: 'array', items: historySchema },
  })
  @Refuses('ADMIN_PASSWORD_REQUIRED', 'AUDITOR_PROOF_REQUIRED')
  async getBookingHistory(
    @PathId('BOOKING_NOT_FOUND') id: BookingId,
    @CalledBy() caller: Caller,
  ): Promise<HistoryEntry[]> {
    const stream = await this.events.readStream<BookingEvent>(streamOf(id));
    const [first] = stream;
    if (first?.streamType !== BOOKING_STREAM) throw new Refusal('BOOKING_NOT_FOUND');
    // its present responder: the booking may have been handed on
    const refusal = refusalToRead(stream.at(-1)?.data.responderId ?? first.data.responderId, caller);
    if (refusal) throw refusal;
    const history = stream.filter((event) => mayReadEvent(event, caller.kind));
    const [people, tokens, signerNames, seals, now] = await this.database.fetchAll([
      peopleNow(
        history.flatMap((event) =>
          [responderIn(event.actor) ?? [], event.data.responderId, otherSideOf(event)?.responderId ?? []].flat(),
        ),
      ),
      accessTokensNamed(history.map(({ actor }) => actor)),
      signersNow(id),
      sealsOfPositions(history.map(({ position }) => position)),
      bookingById(id),
    ]);
    if (!now) throw new Refusal('BOOKING_NOT_FOUND');
    const seenTogether = await damageSeenTogether(this.events, history);
    const rows = rowsAfterEach(history, now, people);
    const sealHashes = new Map(seals.map(({ position, hash }) => [position, hash.toString('hex')]));
    const context = { people, tokens, signerNames, sealHashes, seenTogether, reader: caller.kind };
    return rows.map(({ event, row }) => toHistoryEntry(event, row, context));
  }
}
