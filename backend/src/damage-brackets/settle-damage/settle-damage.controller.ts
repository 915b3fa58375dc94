import { Body, Post } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type SettlementOutcome, settlementOutcomes } from '@rigbook/contracts/damage/dispute.words';
import { type BookingId, type DamageId, textLimits } from '@rigbook/contracts/kernel';
import { commandOf } from '../../platform/commands/command-of.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { OptionalOrNull, TakesFilledText, TakesId, TakesOneOf, TakesWhole } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  AnswersNothing,
  Context,
  Idempotent,
  PathId,
  type Person,
  Refuses,
  SignedInPerson,
} from '../../platform/http/index.js';
import { MARK } from '../views/damage-bracket.response.js';
import { DamageMatters } from '../views/damage-matters.js';
import { settleDamage, type Settling } from './settle-damage.decision.js';

const MOST_SAID = 10_000;
/** of a SHA-256, hexadecimal */
const MARK_LENGTH = 64;

@ApiSchema({ name: 'SettleDamage' })
export class SettleDamageDto {
  @TakesOneOf(settlementOutcomes, 'DamageSettlementOutcome', 'outcome must be one of the outcomes.')
  outcome!: SettlementOutcome;

  @OptionalOrNull()
  @TakesId('bookingId must be the id of a booking.')
  bookingId?: BookingId | null;

  @TakesFilledText(textLimits.reason, 'Please give a reason.', 'The photo of the return shows it.') reason!: string;

  @TakesWhole(0, MOST_SAID, 1, 'How much was said, as read.') said!: number;

  @TakesFilledText(MARK_LENGTH, 'mark must be the mark of the bracket, as read.', MARK) mark!: string;
}

export class SettleDamage extends commandOf<{ damageId: DamageId; settling: Settling }, undefined>() {}

@CommandHandler(SettleDamage)
export class SettleDamageHandler implements ICommandHandler<SettleDamage> {
  constructor(private readonly matters: DamageMatters) {}

  execute({ damageId, settling, context }: SettleDamage): Promise<undefined> {
    return this.matters.decide(damageId, context, (matter) => settleDamage(matter, settling));
  }
}

@AdminRoutes('admin/damage', 'Admin: vehicles')
export class SettleDamageController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/settlements')
  @Idempotent()
  @ApiOperation({
    summary: 'Settle whose damage it is',
    description:
      'Attributed to a shift of its bracket, not attributable, or no damage, with a reason, by an administrator whom it does not name. A later settlement replaces it; both stay on record. What is no damage is resolved.',
  })
  @AnswersNothing('Settled.')
  @Refuses('DAMAGE_NAMES_SETTLER', 'SHIFT_NOT_IN_BRACKET', 'CHANGED_MEANWHILE')
  async settleDamage(
    @PathId('DAMAGE_NOT_FOUND') damageId: DamageId,
    @Body() { outcome, bookingId, reason, said, mark }: SettleDamageDto,
    @SignedInPerson() { responderId: by }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    const settling = { by, outcome, bookingId: bookingId ?? null, reason, said, mark };
    await this.commands.execute(new SettleDamage({ damageId, settling, context }));
  }
}
