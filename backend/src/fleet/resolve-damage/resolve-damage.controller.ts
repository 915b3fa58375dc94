import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { DamageId } from '@rigbook/contracts/kernel/ids';
import type { CommandContext } from '../../platform/event-store/commit.js';
import { AdminOnly } from '../../platform/http/access.decorators.js';
import { Context } from '../../platform/http/context.decorator.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import { UuidPipe } from '../../platform/http/uuid.pipe.js';
import { DamageResponse } from '../vehicle-damage/damage.response.js';
import { ResolveDamageDto } from './resolve-damage.dto.js';
import { ResolveDamage } from './resolve-damage.handler.js';

@ApiTags('Admin: vehicles')
@Controller('admin/damage')
@AdminOnly()
export class ResolveDamageController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/resolution')
  @ApiOperation({
    summary: 'Mark a damage as resolved',
    description: 'It leaves the open ones and stays in the record, with who did it and the note.',
  })
  @ApiBody({ type: ResolveDamageDto, required: false })
  @ApiOkResponse({ description: 'The damage, resolved.', type: DamageResponse })
  @Refuses('VEHICLE_NOT_FOUND', 'DAMAGE_ALREADY_RESOLVED', 'CHANGED_MEANWHILE')
  resolveDamage(
    @Param('id', new UuidPipe<DamageId>('DAMAGE_NOT_FOUND')) id: DamageId,
    @Body() { note }: ResolveDamageDto,
    @Context() context: CommandContext,
  ): Promise<DamageResponse> {
    return this.commands.execute(new ResolveDamage(id, note || null, context));
  }
}
