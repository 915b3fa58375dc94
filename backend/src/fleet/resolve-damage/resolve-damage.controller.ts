import { Body, Delete, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type DamageId, textLimits } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../platform/event-store/index.js';
import { OptionalOrNull, TakesText } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, Context, PathId, Refuses } from '../../platform/http/index.js';
import { DamageResponse } from '../vehicle-damage/damage.response.js';
import { ReopenDamage, ResolveDamage } from './resolve-damage.handler.js';

@ApiSchema({ name: 'ResolveDamage' })
export class ResolveDamageDto {
  @OptionalOrNull() @TakesText(textLimits.notes, 'Painted over at the garage.') note?: string | null;
}

@AdminRoutes('admin/damage', 'Admin: vehicles')
export class ResolveDamageController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/resolution')
  @ApiOperation({
    summary: 'Mark damage as resolved',
    description: 'It is no longer open and stays on record, with the note and who resolved it.',
  })
  @ApiBody({ type: ResolveDamageDto, required: false })
  @Answers(DamageResponse, 'The damage, resolved.')
  @Refuses('VEHICLE_NOT_FOUND', 'DAMAGE_ALREADY_RESOLVED', 'CHANGED_MEANWHILE')
  resolveDamage(
    @PathId('DAMAGE_NOT_FOUND') id: DamageId,
    @Body() { note }: ResolveDamageDto,
    @Context() context: CommandContext,
  ): Promise<DamageResponse> {
    return this.commands.execute(new ResolveDamage({ damageId: id, note: note || null, context }));
  }

  @Delete(':id/resolution')
  @ApiOperation({
    summary: 'Reopen resolved damage',
    description: 'For damage that was resolved by mistake or shows again.',
  })
  @Answers(DamageResponse, 'The damage, open again.')
  @Refuses('VEHICLE_NOT_FOUND', 'DAMAGE_NOT_RESOLVED', 'CHANGED_MEANWHILE')
  reopenDamage(@PathId('DAMAGE_NOT_FOUND') id: DamageId, @Context() context: CommandContext): Promise<DamageResponse> {
    return this.commands.execute(new ReopenDamage({ damageId: id, context }));
  }
}
