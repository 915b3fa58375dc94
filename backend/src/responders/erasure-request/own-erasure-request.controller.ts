import { Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import {
  type ErasureRefusalReason,
  erasureRefusalReasons,
  type ErasureRequestState,
  erasureRequestStates,
} from '@rigbook/contracts/responders/erasure-request.words';
import { Database } from '../../platform/database/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Moment, OneOf, Text } from '../../platform/fields/index.js';
import {
  Answers,
  AnswersNothing,
  Context,
  NeedsFreshProof,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { RequestErasure, WithdrawErasureRequest } from './erasure-request.handlers.js';
import { erasureRequestOf } from './erasure-request.statements.js';

/** The caller's latest request to be erased. */
@ApiSchema({ name: 'OwnErasureRequest' })
class OwnErasureRequestResponse {
  @OneOf(erasureRequestStates, 'ErasureRequestState', 'open') state!: ErasureRequestState;
  @Moment.orNull('2026-11-22T16:00:00.000Z') requestedAt!: Instant | null;
  @Moment.orNull(null, 'When it was withdrawn or refused.') decidedAt!: Instant | null;
  @OneOf.orNull(erasureRefusalReasons, 'ErasureRefusalReason', null, 'Why it was refused.')
  because!: ErasureRefusalReason | null;
  @Text.orNull(null, 'What the administrator wrote about it.') explanation!: string | null;
}

@Routes('auth/erasure-request', 'Signing in')
export class OwnErasureRequestController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read your request to be erased' })
  @Answers(OwnErasureRequestResponse, 'The latest request.')
  getOwnErasureRequest(@SignedInPerson() { responderId }: Person): Promise<OwnErasureRequestResponse> {
    return this.database.fetch(erasureRequestOf(responderId));
  }

  @Post()
  @HttpCode(204)
  @NeedsFreshProof()
  @ApiOperation({
    summary: 'Ask to be erased',
    description: 'An administrator decides. Until then the request can be withdrawn. Asking again changes nothing.',
  })
  @AnswersNothing('The request is open.')
  @Refuses('FRESH_PROOF_REQUIRED', 'RESPONDER_NOT_FOUND', 'CHANGED_MEANWHILE')
  requestOwnErasure(@SignedInPerson() { responderId }: Person, @Context() context: CommandContext): Promise<void> {
    return this.commands.execute(new RequestErasure({ responderId, context }));
  }

  @Delete()
  @ApiOperation({ summary: 'Withdraw your request to be erased' })
  @AnswersNothing('Withdrawn.')
  @Refuses('ERASURE_REQUEST_NOT_FOUND', 'CHANGED_MEANWHILE')
  withdrawOwnErasureRequest(
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new WithdrawErasureRequest({ responderId, context }));
  }
}
