import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type DamageId, type ResponderId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { TakesFilledText } from '../../platform/fields/index.js';
import {
  AnswersNothing,
  Context,
  Idempotent,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { DamageMatters } from '../views/damage-matters.js';
import { contestDamage } from './contest-damage.decision.js';

@ApiSchema({ name: 'ContestDamage' })
export class ContestDamageDto {
  @TakesFilledText(textLimits.contest, 'Please say why.', 'The dent was there when I took the vehicle.')
  words!: string;
}

export class ContestDamage extends commandOf<
  { damageId: DamageId; responderId: ResponderId; words: string },
  undefined
>() {}

@CommandHandler(ContestDamage)
export class ContestDamageHandler implements ICommandHandler<ContestDamage> {
  constructor(private readonly matters: DamageMatters) {}

  execute({ damageId, responderId, words, context }: ContestDamage): Promise<undefined> {
    return this.matters.decide(damageId, context, (matter) => [
      contestDamage(matter, { responderId, words, now: context.now }),
    ]);
  }
}

@Routes('damage', 'Damage')
export class ContestDamageController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/contests')
  @Idempotent()
  @ApiOperation({
    summary: 'Contest damage',
    description:
      'By people whom the damage names, within 14 days of the report, in their own words. Administrators and auditors read them. Who has contested it waits for an administrator to settle it.',
  })
  @AnswersNothing('Contested.')
  @Refuses('DAMAGE_CONTEST_OVER', 'DAMAGE_CONTEST_WAITS', 'CHANGED_MEANWHILE')
  async contestDamage(
    @PathId('DAMAGE_NOT_FOUND') damageId: DamageId,
    @Body() { words }: ContestDamageDto,
    @SignedInPerson() { responderId }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    await this.commands.execute(new ContestDamage({ damageId, responderId, words, context }));
  }
}
