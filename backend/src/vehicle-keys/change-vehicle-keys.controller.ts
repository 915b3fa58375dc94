import { Body, Put } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { textLimits, type VehicleId } from '@rigbook/contracts/kernel';
import { forgetKeys } from '../fleet/retire-vehicle/forget-keys.statement.js';
import { VEHICLE_STREAM, type VehicleKeysChanged } from '../fleet/vehicle.events.js';
import { inFleetFrom, type VehicleHistory } from '../fleet/vehicle.state.js';
import { commandOf } from '../platform/commands/command-of.js';
import { decide } from '../platform/decisions/index.js';
import { type CommandContext, EventStore } from '../platform/event-store/index.js';
import { TakesText } from '../platform/fields/index.js';
import { AdminRoutes, AnswersNothing, Context, PathId, Refuses } from '../platform/http/index.js';
import { SealedKeys } from './sealed-keys.js';
import { keep } from './vehicle-keys.statements.js';

@ApiSchema({ name: 'ChangeVehicleKeys' })
class ChangeVehicleKeysDto {
  @TakesText(textLimits.vehicleKeys, {
    example: 'Key box by the gate, code 4711. Ituran code 0815.',
    description: 'Empty: nothing is known any more.',
  })
  text!: string;
}

export class ChangeVehicleKeys extends commandOf<{ vehicleId: VehicleId; text: string }>() {}

@CommandHandler(ChangeVehicleKeys)
export class ChangeVehicleKeysHandler implements ICommandHandler<ChangeVehicleKeys> {
  constructor(
    private readonly events: EventStore,
    private readonly keys: SealedKeys,
  ) {}

  /** The event says that it happened, not the words. @throws Refusal VEHICLE_NOT_FOUND, CHANGED_MEANWHILE */
  execute({ vehicleId, text, context }: ChangeVehicleKeys): Promise<void> {
    const isKnown = text !== '';
    const changed: VehicleKeysChanged = { type: 'VehicleKeysChanged', data: { isKnown } };
    return decide(this.events, {
      context,
      stream: { id: vehicleId, type: VEHICLE_STREAM },
      facts: (history: VehicleHistory) => inFleetFrom(history),
      decide: () => ({
        events: [changed],
        statements: [isKnown ? keep(vehicleId, this.keys.seal(text, vehicleId), context.now) : forgetKeys(vehicleId)],
      }),
    });
  }
}

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ChangeVehicleKeysController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/keys')
  @ApiOperation({
    summary: 'Write down how to open a vehicle',
    description:
      'Where its keys are, and codes. Kept encrypted, with a key that is not in the database, and in no event, export or message.',
  })
  @AnswersNothing('Written down, or removed.')
  @Refuses('CHANGED_MEANWHILE')
  changeVehicleKeys(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @Body() { text }: ChangeVehicleKeysDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new ChangeVehicleKeys({ vehicleId, text, context }));
  }
}
