import { Controller, Delete, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DamageId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { DamageResponse } from '../vehicle-damage/damage.response.js';
import { ReopenDamage } from './reopen-damage.handler.js';

@ApiTags('Admin: vehicles')
@Controller('admin/damage')
@AdminOnly()
export class ReopenDamageController {
  constructor(private readonly commands: CommandBus) {}

  @Delete(':id/resolution')
  @ApiOperation({ summary: 'Open a resolved damage again', description: 'It was resolved by mistake, or shows again.' })
  @ApiOkResponse({ description: 'The damage, open again.', type: DamageResponse })
  @Refuses('VEHICLE_NOT_FOUND', 'DAMAGE_NOT_RESOLVED', 'CHANGED_MEANWHILE')
  reopenDamage(
    @Param('id', new UuidPipe<DamageId>('DAMAGE_NOT_FOUND')) id: DamageId,
    @Context() context: CommandContext,
  ): Promise<DamageResponse> {
    return this.commands.execute(new ReopenDamage(id, context));
  }
}
