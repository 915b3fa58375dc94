import { Get, Post, Req } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { phraseIn } from '@rigbook/contracts/auth/phrase.words';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { AccessRecord } from '../../platform/access-record/access-record.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { example, Id, Moment, Text, Texts } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, AnswersNothing, Now, PathId } from '../../platform/http/index.js';
import { type Person, type RigbookRequest, SignedInPerson } from '../../platform/http/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { decideSignIn, waitingSignIns } from './waiting-sign-ins.statements.js';

/** A new device that no code can confirm. */
@ApiSchema({ name: 'WaitingSignIn' })
class WaitingSignInResponse {
  @Id('0197f1c2-0e01-7000-8000-000000000e01') id!: string;
  @Id(example.responderId) responderId!: ResponderId;
  @Text({ pattern: '^[0-9]{3}$', example: '101' }) unitNumber!: string;
  @Text.orNull('Dana') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
  @Text.orNull('Chrome', 'The browser, if it tells.') browser!: string | null;
  @Text.orNull('Android', 'Its system, if it tells.') system!: string | null;
  @Text('192.0.2.17', 'The network it signs in from.') network!: string;
  @Moment('2026-11-23T08:00:00.000Z') askedAt!: Instant;
  @Moment('2026-11-23T08:15:00.000Z') expiresAt!: Instant;
  @Texts({ example: ['apple', 'castle', 'drum', 'owl'], description: 'The person sees the same four words.' })
  phrase!: readonly string[];
}

export class DecideSignIn extends commandWithoutContext<
  { id: string; letIn: boolean; by: ResponderId; now: Instant },
  ResponderId
>() {}

@CommandHandler(DecideSignIn)
export class DecideSignInHandler implements ICommandHandler<DecideSignIn> {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  /** Returns who signs in. @throws Refusal WAITING_SIGN_IN_NOT_FOUND */
  async execute(decision: DecideSignIn): Promise<ResponderId> {
    const [decided] = await this.database.query<{ responderId: ResponderId }>(decideSignIn(decision));
    if (!decided) throw new Refusal('WAITING_SIGN_IN_NOT_FOUND');
    this.live.send({ topic: 'admin-sign-ins' });
    return decided.responderId;
  }
}

@AdminRoutes('admin/waiting-sign-ins', 'Admin: sign-ins')
export class WaitingSignInsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly record: AccessRecord,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'List devices that wait to be let in',
    description: 'Earliest first. They wait 15 minutes.',
  })
  @Answers([WaitingSignInResponse], 'At most 100.')
  async list(@Now() now: Instant): Promise<readonly WaitingSignInResponse[]> {
    const waiting = await this.database.fetch(waitingSignIns(now));
    return waiting.map((one) => ({ ...one, phrase: phraseIn('en', one.phrase) }));
  }

  @Post(':id/let-in')
  @ApiOperation({ summary: 'Let a device in', description: 'It signs in by itself and is remembered.' })
  @AnswersNothing('Let in.')
  async letIn(
    @PathId('WAITING_SIGN_IN_NOT_FOUND') id: string,
    @SignedInPerson() { responderId: by }: Person,
    @Req() request: RigbookRequest,
  ): Promise<void> {
    const decision = new DecideSignIn({ id, letIn: true, by, now: request.receivedAt });
    const subject = await this.commands.execute(decision);
    await this.record.note(request, 'device-let-in', { subject });
  }

  @Post(':id/refuse')
  @ApiOperation({ summary: 'Refuse a device', description: 'Its screen says so.' })
  @AnswersNothing('Refused.')
  async refuse(
    @PathId('WAITING_SIGN_IN_NOT_FOUND') id: string,
    @SignedInPerson() { responderId: by }: Person,
    @Req() request: RigbookRequest,
  ): Promise<void> {
    const decision = new DecideSignIn({ id, letIn: false, by, now: request.receivedAt });
    const subject = await this.commands.execute(decision);
    await this.record.note(request, 'device-refused', { subject });
  }
}
