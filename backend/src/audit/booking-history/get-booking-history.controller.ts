import { Controller, Get, Param } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { bookingById } from '../../booking/views/booking-diary/booking-diary.query.js';
import { BOOKING_STREAM, streamOf, type BookingEvent } from '../../booking/booking.events.js';
import { mayReadBookingOf } from '../../booking/reading-bookings.policy.js';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { SignedIn } from '../../platform/http/context.decorator.js';
import type { Caller } from '../../platform/http/caller.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { OpenToTokens } from '../../platform/http/token-access.decorators.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { responderIn } from '../../platform/event-store/actor.js';
import { isErased } from '../../responders/erase-responder/is-erased.query.js';
import { accessTokensNamed, peopleNow } from '../../responders/people/people-now.query.js';
import { type HistoryEntry, historyEntries, historySchema } from './history-entry.response.js';
import { sealsOfPositions } from '../seals-of-positions.query.js';
import { rowsAfterEach } from './rows-after-each.js';
import { signerNow } from './signer.query.js';
import { toHistoryEntry } from './to-history-entry.js';

@ApiTags('Audit')
@Controller('audit/bookings')
export class GetBookingHistoryController {
  constructor(
    private readonly events: EventStore,
    private readonly database: Database,
  ) {}

  @Get(':id/history')
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: "Read a booking's whole history",
    description:
      "Every event as it stands in the log, oldest first, and the booking as it stood after it, with the names that people have now. Your own booking's, or anybody's for administrators and auditors; what only those are told is left out for its responder.",
  })
  @ApiExtraModels(...historyEntries)
  @ApiOkResponse({
    description: 'The events, oldest first; each type has a shape of its own.',
    schema: { type: 'array', items: historySchema },
  })
  async getBookingHistory(
    @Param('id', new UuidPipe<BookingId>('BOOKING_NOT_FOUND')) id: BookingId,
    @SignedIn() caller: Caller,
  ): Promise<HistoryEntry[]> {
    const history = await this.events.readStream<BookingEvent>(streamOf(id));
    const [first] = history;
    if (first?.streamType !== BOOKING_STREAM || !mayReadBookingOf(first.data.responderId, caller))
      throw new Refusal('BOOKING_NOT_FOUND');
    const [people, tokens, signerName, signerIsErased, seals, now] = await this.database.fetchAll([
      peopleNow(history.flatMap(({ actor }) => responderIn(actor) ?? [])),
      accessTokensNamed(history.map(({ actor }) => actor)),
      signerNow(id),
      isErased(first.data.responderId),
      sealsOfPositions(history.map(({ position }) => position)),
      bookingById(id),
    ]);
    if (!now) throw new Refusal('BOOKING_NOT_FOUND');
    const rows = rowsAfterEach(history, now);
    const sealHashes = new Map(seals.map(({ position, hash }) => [position, hash.toString('hex')]));
    const told = { people, tokens, signerName, signerIsErased, sealHashes, reader: caller.kind };
    return rows.map(({ event, row }) => toHistoryEntry(event, row, told));
  }
}
