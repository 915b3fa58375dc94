import { Delete } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import { forgetWhoAccessed } from '../../platform/access-record/access-record.statements.js';
import { Database } from '../../platform/database/index.js';
import { decide, Refusal } from '../../platform/decisions/index.js';
import {
  type CommandContext,
  EventStore,
  forgetAnswersNaming,
  forgetAnswersRepeating,
  forgetTextsOf,
} from '../../platform/event-store/index.js';
import {
  AdminOnly,
  AnswersNothing,
  Context,
  PathId,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import type { Person } from '../../platform/http/index.js';
import { FailedSignIns, OpenBookingsOfResponder } from '../responder-ports.js';
import { RESPONDER_STREAM } from '../responder.events.js';
import { bookedSince, lastAdmin } from '../responder.constraints.js';
import { deleteResponder } from '../responder.statements.js';
import { Responders } from '../responders.js';
import { requireOpen } from '../erasure-request/erasure-request.decision.js';
import { erasureRequestOf } from '../erasure-request/erasure-request.statements.js';
import { eraseResponder } from './erase-responder.decision.js';

export class EraseResponder extends commandOf<{
  responderId: ResponderId;
  erasedBy: ResponderId;
  /** only while the person asks for it */
  onRequest?: boolean;
}>() {}

@CommandHandler(EraseResponder)
export class EraseResponderHandler implements ICommandHandler<EraseResponder> {
  constructor(
    private readonly database: Database,
    private readonly responders: Responders,
    private readonly events: EventStore,
    private readonly bookings: OpenBookingsOfResponder,
    private readonly failures: FailedSignIns,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND, CANNOT_DELETE_YOURSELF, RESPONDER_HAS_OPEN_BOOKINGS, LAST_ADMIN, LAST_ADMIN_PASSKEY, ERASURE_REQUEST_NOT_FOUND */
  execute({ responderId, erasedBy, onRequest, context }: EraseResponder): Promise<void> {
    return decide(this.events, {
      context,
      stream: { id: responderId, type: RESPONDER_STREAM },
      facts: async () => {
        const record = await this.responders.byId(responderId);
        if (!record) throw new Refusal('RESPONDER_NOT_FOUND');
        if (onRequest) requireOpen((await this.database.fetch(erasureRequestOf(responderId))).state);
        return { unitNumber: record.unitNumber, openBookings: await this.bookings.openBookings(responderId) };
      },
      decide: (facts) => ({
        events: [eraseResponder({ responderId, erasedBy }, facts)],
        statements: [
          deleteResponder(responderId),
          forgetAnswersNaming(responderId),
          forgetAnswersRepeating(responderId),
          forgetTextsOf(responderId),
          forgetWhoAccessed(responderId, facts.unitNumber),
          this.failures.forgetUnit(facts.unitNumber),
        ],
      }),
      constraintMeanings: { ...lastAdmin, ...bookedSince },
    });
  }
}

@Routes('users', 'Users')
export class EraseResponderController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id')
  @AdminOnly()
  @ApiOperation({
    summary: 'Erase a responder',
    description:
      'Personal data and the texts that the person typed are deleted, sessions end, and the unit number is free again. The history keeps an anonymous ID.',
  })
  @AnswersNothing('Erased.')
  @Refuses(
    'CANNOT_DELETE_YOURSELF',
    'RESPONDER_HAS_OPEN_BOOKINGS',
    'LAST_ADMIN',
    'LAST_ADMIN_PASSKEY',
    'CHANGED_MEANWHILE',
  )
  eraseUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @SignedInPerson() person: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EraseResponder({ responderId, erasedBy: person.responderId, context }));
  }
}
