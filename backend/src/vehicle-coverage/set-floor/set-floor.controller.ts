import { Body, Delete, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { CoverageFloorId } from '@rigbook/contracts/kernel';
import type { CommandContext } from '../../platform/event-store/index.js';
import { Id } from '../../platform/fields/index.js';
import {
  AdminRoutes,
  AnswersCreated,
  AnswersNothing,
  Context,
  Idempotent,
  PathId,
  Refuses,
} from '../../platform/http/index.js';
import { ChangedFloorDto, FloorDto, floorIn } from './floor.dto.js';
import { AddFloor, ChangeFloor, RemoveFloor } from './set-floor.handler.js';

@ApiSchema({ name: 'CoverageFloorWasSet' })
class FloorWasSet {
  @Id('0197f1c2-1501-7000-8000-000000001501') id!: string;
}

@AdminRoutes('admin/coverage-floors', 'Admin: coverage')
export class SetFloorController {
  constructor(private readonly commands: CommandBus) {}

  @Post()
  @Idempotent()
  @ApiOperation({
    summary: 'Set a floor',
    description:
      'How many vehicles of a type are to be free, or on shift, in some hours of the week. Of floors for the same hours the highest counts. A floor refuses no request: who asks for hours below it is told so, and an administrator who approves them gives a reason.',
  })
  @AnswersCreated(FloorWasSet, 'Its id.')
  @Refuses('TOO_MANY_COVERAGE_FLOORS', 'CHANGED_MEANWHILE')
  addFloor(@Body() body: FloorDto, @Context() context: CommandContext): Promise<{ readonly id: string }> {
    return this.commands.execute(new AddFloor({ floor: floorIn(body), context }));
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Change a floor',
    description: 'All of it. If it is no longer as it was seen, nothing happens.',
  })
  @AnswersNothing('Changed.')
  @Refuses('CHANGED_MEANWHILE')
  changeFloor(
    @PathId('COVERAGE_FLOOR_NOT_FOUND') floorId: CoverageFloorId,
    @Body() { seen, ...body }: ChangedFloorDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new ChangeFloor({ floorId, floor: floorIn(body), seen: floorIn(seen), context }));
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Remove a floor', description: 'It no longer counts, from now on.' })
  @AnswersNothing('Removed.')
  @Refuses('CHANGED_MEANWHILE')
  removeFloor(
    @PathId('COVERAGE_FLOOR_NOT_FOUND') floorId: CoverageFloorId,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new RemoveFloor({ floorId, context }));
  }
}
