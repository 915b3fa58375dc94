import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BookingId, HandoverId, ResponderId } from '@rigbook/contracts/kernel';
import { BOOKING_STREAM, type BookingEvent, streamOf } from '../../booking/booking.events.js';
import { appendToVehicle } from '../../booking/commands/append-defects.js';
import { bookingDiary } from '../../booking/views/booking-diary/booking-diary.view.js';
import { type BookingResponse, toBookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { commandOf } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import type { Append } from '../../platform/event-store/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { leaveHandover, noteOpened, useHandover } from '../handovers.query.js';
import { type HandoverToConfirmResponse, toHandoverToConfirm } from '../joint-handover.response.js';
import { foundTogether } from './take-over.decision.js';
import { type Entered, TakingOver } from './taking-over.js';

export class OpenJointHandover extends commandOf<{ entered: Entered; session: string }, HandoverToConfirmResponse>() {}
export class LeaveJointHandover extends commandOf<{
  handoverId: HandoverId;
  responderId: ResponderId;
  session: string;
}>() {}
export class ConfirmJointHandover extends commandOf<{ entered: Entered }, BookingResponse>() {}

/** Shows what would happen, and happens to nobody. The phone with the code is told at once. */
@CommandHandler(OpenJointHandover)
export class OpenJointHandoverHandler implements ICommandHandler<OpenJointHandover> {
  constructor(
    private readonly takingOver: TakingOver,
    private readonly live: LiveUpdates,
  ) {}

  async execute({ entered, session, context }: OpenJointHandover): Promise<HandoverToConfirmResponse> {
    let shownBy: ResponderId | undefined;
    const opened = await this.takingOver.withCode(entered, context, {
      writes: (_taken, { handover, incoming }) => ({
        statements: [noteOpened(handover.handoverId, incoming.bookingId, session)],
      }),
      answer: (_taken, { handover, from, row, now }) => {
        shownBy = handover.responderId;
        return toHandoverToConfirm(handover, from, row, now);
      },
      answerAgain: ({ handover, from, row, now }) => toHandoverToConfirm(handover, from, row, now),
    });
    if (shownBy) this.live.send({ topic: 'bookings', of: shownBy });
    return opened;
  }
}

/** Nothing has happened; the phone with the code is told at once. Does nothing for anybody else. */
@CommandHandler(LeaveJointHandover)
export class LeaveJointHandoverHandler implements ICommandHandler<LeaveJointHandover> {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async execute({ handoverId, responderId, session, context }: LeaveJointHandover): Promise<void> {
    const left = await this.database.fetch(leaveHandover(handoverId, responderId, session, context.now));
    if (left) this.live.send({ topic: 'bookings', of: left.responderId });
  }
}

/** The checkout is stored before the check-in: a vehicle has one holder at a time. */
@CommandHandler(ConfirmJointHandover)
export class ConfirmJointHandoverHandler implements ICommandHandler<ConfirmJointHandover> {
  constructor(private readonly takingOver: TakingOver) {}

  execute({ entered, context }: ConfirmJointHandover): Promise<BookingResponse> {
    return this.takingOver.withCode(entered, context, {
      writes: ({ ended, checkedOut, checkedIn }, { past, ...facts }) => {
        const { handover, outgoing, incoming, versions, now } = facts;
        const byOutgoing = [
          append(outgoing.bookingId, versions.outgoing, [...ended, checkedOut]),
          ...appendToVehicle(handover.vehicleId, past, (vehicle) => foundTogether(facts, vehicle)),
        ];
        return {
          appends: [
            ...byOutgoing.map((each) => ({ ...each, actor: `responder:${handover.responderId}` as const })),
            append(incoming.bookingId, versions.incoming, [checkedIn]),
          ],
          statements: [useHandover(handover.handoverId, incoming.bookingId, now)],
        };
      },
      answer: ({ checkedIn }, { row, incoming, now }) => {
        const recorded = { stream: streamOf(incoming.bookingId), actor: context.actor, recordedAt: now };
        return toBookingResponse(bookingDiary.after(row, { ...checkedIn, ...recorded }), { reader: 'responder', now });
      },
      answerAgain: ({ row, now }) => toBookingResponse(row, { reader: 'responder', now }),
    });
  }
}

const append = (bookingId: BookingId, expectedVersion: number, events: readonly BookingEvent[]): Append => ({
  stream: streamOf(bookingId),
  streamType: BOOKING_STREAM,
  expectedVersion,
  events,
});
