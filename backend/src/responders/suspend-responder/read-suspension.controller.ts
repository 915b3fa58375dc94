import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type BookingStatus, openStatuses } from '@rigbook/contracts/booking/booking.words';
import type { BookingId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { type SuspensionHappening, suspensionHappenings } from '@rigbook/contracts/responders/responder.words';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { EventStore, type RecordedEvent, responderIn } from '../../platform/event-store/index.js';
import { example, Id, Moment, OneOf, Part, Parts, Text } from '../../platform/fields/index.js';
import { AdminOnly, Answers, PathId, Routes } from '../../platform/http/index.js';
import { ActorResponse, toActor } from '../people/actor.response.js';
import { type PeopleById, peopleNow } from '../people/people-now.query.js';
import type { ResponderEvent } from '../responder.events.js';
import { OpenBookingsOfResponder } from '../responder-ports.js';
import type { ResponderRecord } from '../responder.record.js';
import { Responders } from '../responders.js';

@ApiSchema({ name: 'BookingBeforeSuspension' })
class BookingBeforeSuspensionResponse {
  @Id(example.bookingId) id!: BookingId;
  @OneOf(openStatuses, 'OpenBookingStatus', 'approved') status!: BookingStatus;
  @Text('ALS1') vehicleName!: string;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-22T20:00:00.000Z') endTime!: Instant;
}

@ApiSchema({ name: 'SuspensionHappening' })
class SuspensionHappeningResponse {
  @OneOf(suspensionHappenings, 'SuspensionHappeningType', 'ResponderSuspended') type!: SuspensionHappening;
  @Moment('2026-11-22T18:30:00.000Z') recordedAt!: Instant;
  @Part(ActorResponse) actor!: ActorResponse;
  @Text.orNull('Lost the phone', 'Of the latest suspension and the end of it; earlier reasons are not kept.')
  reason!: string | null;
}

@ApiSchema({ name: 'Suspension' })
class SuspensionResponse {
  @Parts(BookingBeforeSuspensionResponse, 'Open bookings, which have to be decided first. Earliest first, at most 20.')
  openBookings!: BookingBeforeSuspensionResponse[];
  @Parts(SuspensionHappeningResponse, 'Suspensions and their ends, latest first.')
  happened!: SuspensionHappeningResponse[];
}

@Routes('users', 'Users')
@AdminOnly()
export class ReadSuspensionController {
  constructor(
    private readonly responders: Responders,
    private readonly bookings: OpenBookingsOfResponder,
    private readonly events: EventStore,
    private readonly database: Database,
  ) {}

  @Get(':id/suspension')
  @ApiOperation({
    summary: 'What a suspension of a responder waits for, and earlier ones',
    description:
      'Who suspended them, when and why, who lifted it, and the open bookings that have to be decided first.',
  })
  @Answers(SuspensionResponse, 'Open bookings and earlier suspensions.')
  async suspensionOfUser(@PathId('RESPONDER_NOT_FOUND') id: ResponderId): Promise<SuspensionResponse> {
    const record = await this.responders.byId(id);
    if (!record) throw new Refusal('RESPONDER_NOT_FOUND');
    const open = await this.bookings.openBookings(id);
    const history = await this.events.readStream<ResponderEvent>(id);
    const people = await this.database.fetch(peopleNow(history.flatMap(({ actor }) => responderIn(actor) ?? [])));
    return {
      openBookings: open.map(({ unitNumber: _same, startAt, endAt, ...booking }) => ({
        ...booking,
        startTime: startAt,
        endTime: endAt,
      })),
      happened: happened(history, record, people),
    };
  }
}

/** The row keeps one reason of each kind: that of the latest suspension, and that of its end. */
function happened(
  history: readonly RecordedEvent<ResponderEvent>[],
  { suspensionReason, suspensionLiftedReason }: ResponderRecord,
  people: PeopleById,
): SuspensionHappeningResponse[] {
  const suspensions = history.flatMap(({ type, recordedAt, actor }) =>
    isOfSuspension(type) ? [{ type, recordedAt, actor: toActor(actor, people) }] : [],
  );
  const latest = suspensions.findLastIndex(({ type }) => type === 'ResponderSuspended');
  return suspensions
    .map((one, index) => ({
      ...one,
      reason: index < latest ? null : one.type === 'ResponderSuspended' ? suspensionReason : suspensionLiftedReason,
    }))
    .toReversed();
}

const isOfSuspension = (type: string): type is SuspensionHappening =>
  (suspensionHappenings as readonly string[]).includes(type);
