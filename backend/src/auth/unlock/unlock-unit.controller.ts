import { Get, Post, Req } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { Moment, Whole, YesOrNo } from '../../platform/fields/index.js';
import { AdminOnly, Answers, AnswersNothing, PathId, type RigbookRequest, Routes } from '../../platform/http/index.js';
import type { UnitLock } from '../throttle/unit-lock.policy.js';
import { Throttle } from '../throttle/throttle.js';
import { unitOf } from './unit-of-responder.query.js';

@ApiSchema({ name: 'UnitLock' })
export class UnitLockResponse implements UnitLock {
  @Whole(12, 'Failed attempts since the last success, with the digits and the admin password, on all devices.')
  failures!: number;
  @Moment.orNull(null, 'End of the longest lockout, if time ends it.') lockedUntil!: Instant | null;
  @YesOrNo(
    false,
    'Whether unknown devices, or one of the known devices, are locked out until somebody unlocks the unit.',
  )
  needsUnlock!: boolean;
}

export class UnlockUnit extends commandWithoutContext<{ responderId: ResponderId }>() {}

@CommandHandler(UnlockUnit)
export class UnlockUnitHandler implements ICommandHandler<UnlockUnit> {
  constructor(
    private readonly database: Database,
    private readonly throttle: Throttle,
  ) {}

  /** @throws Refusal RESPONDER_NOT_FOUND */
  async execute({ responderId }: UnlockUnit): Promise<void> {
    await this.throttle.unlock(await unitOf(responderId, this.database));
  }
}

@Routes('users', 'Users')
export class UnlockUnitController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly throttle: Throttle,
  ) {}

  @Get(':id/lock')
  @AdminOnly()
  @ApiOperation({ summary: "Count a responder's failed sign-ins" })
  @Answers(UnitLockResponse, 'What keeps people of this unit out.')
  async lockOfUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @Req() { receivedAt }: RigbookRequest,
  ): Promise<UnitLockResponse> {
    return this.throttle.lockOf(await unitOf(responderId, this.database), receivedAt);
  }

  @Post(':id/unlock')
  @Recorded('unlocked')
  @AdminOnly()
  @ApiOperation({
    summary: 'Unlock a responder',
    description: 'Forgets the failed sign-ins and admin passwords of the unit, on unknown and known devices.',
  })
  @AnswersNothing('Unlocked.')
  unlockUser(@PathId('RESPONDER_NOT_FOUND') responderId: ResponderId): Promise<void> {
    return this.commands.execute(new UnlockUnit({ responderId }));
  }
}
