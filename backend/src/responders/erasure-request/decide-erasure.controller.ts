import { Body, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type BookingId, type Instant, type ResponderId, textLimits } from '@rigbook/contracts/kernel';
import { type ErasureRefusalReason, erasureRefusalReasons } from '@rigbook/contracts/responders/erasure-request.words';
import { Database } from '../../platform/database/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  example,
  Id,
  Moment,
  OptionalOrNull,
  Parts,
  TakesOneOf,
  TakesText,
  Text,
} from '../../platform/fields/index.js';
import {
  AdminRoutes,
  Answers,
  AnswersNothing,
  Context,
  PathId,
  type Person,
  Refuses,
  SignedInPerson,
} from '../../platform/http/index.js';
import { EraseResponder } from '../erase-responder/erase-responder.controller.js';
import { OpenBookingsOfResponder } from '../responder-ports.js';
import { RefuseErasure } from './erasure-request.handlers.js';
import { openErasureRequests } from './erasure-request.statements.js';

@ApiSchema({ name: 'BookingBeforeErasure' })
class BookingBeforeErasureResponse {
  @Id(example.bookingId) id!: BookingId;
  @Text('ALS1') vehicleName!: string;
  @Moment('2026-11-22T16:00:00.000Z') startTime!: Instant;
}

/** A person who asks to be erased. */
@ApiSchema({ name: 'ErasureRequest' })
class ErasureRequestResponse {
  @Id(example.responderId, "The person's.") id!: ResponderId;
  @Text('101') unitNumber!: string;
  @Text.orNull('Dana') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
  @Moment('2026-11-22T16:00:00.000Z') requestedAt!: Instant;
  @Parts(BookingBeforeErasureResponse, 'Open bookings, which have to be decided first.')
  openBookings!: BookingBeforeErasureResponse[];
}

@ApiSchema({ name: 'RefuseErasure' })
export class RefuseErasureDto {
  @TakesOneOf(
    erasureRefusalReasons,
    'ErasureRefusalReason',
    `because must be ${erasureRefusalReasons.join(', ')}.`,
    'claim-open',
  )
  because!: ErasureRefusalReason;

  @OptionalOrNull()
  @TakesText(textLimits.reason, {
    description: 'The person reads it. Needed if `because` is `other`.',
    example: 'Please settle the fine first.',
  })
  explanation?: string | null;
}

@AdminRoutes('admin/erasure-requests', 'Users')
export class DecideErasureController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly bookings: OpenBookingsOfResponder,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List people who ask to be erased', description: 'Oldest first.' })
  @Answers([ErasureRequestResponse], 'Open requests.')
  async listErasureRequests(): Promise<ErasureRequestResponse[]> {
    const answer: ErasureRequestResponse[] = [];
    for (const request of await this.database.fetch(openErasureRequests())) {
      const open = await this.bookings.openBookings(request.id);
      const openBookings = open.map(({ id, vehicleName, startAt }) => ({ id, vehicleName, startTime: startAt }));
      answer.push({ ...request, openBookings });
    }
    return answer;
  }

  @Post(':id/approve')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Erase a person who asked for it',
    description: 'The same as erasing the user. Open bookings have to be decided first.',
  })
  @AnswersNothing('Erased.')
  @Refuses(
    'ERASURE_REQUEST_NOT_FOUND',
    'CANNOT_DELETE_YOURSELF',
    'RESPONDER_HAS_OPEN_BOOKINGS',
    'LAST_ADMIN',
    'LAST_ADMIN_PASSKEY',
    'CHANGED_MEANWHILE',
  )
  approveErasure(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @SignedInPerson() { responderId: erasedBy }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new EraseResponder({ responderId, erasedBy, onRequest: true, context }));
  }

  @Post(':id/refuse')
  @HttpCode(204)
  @ApiOperation({ summary: 'Refuse to erase a person', description: 'They are told why.' })
  @AnswersNothing('Refused.')
  @Refuses('ERASURE_REQUEST_NOT_FOUND', 'CHANGED_MEANWHILE')
  refuseErasure(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @Body() { because, explanation }: RefuseErasureDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    const refusal = { because, explanation: explanation || null };
    return this.commands.execute(new RefuseErasure({ responderId, refusal, context }));
  }
}
