import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { showsVehicleKeys } from '@rigbook/contracts/booking/shift/vehicle-keys.rules';
import type { Instant, VehicleId } from '@rigbook/contracts/kernel';
import { Recorded } from '../platform/access-record/recorded.decorator.js';
import { Database } from '../platform/database/index.js';
import { Refusal } from '../platform/decisions/index.js';
import { Moment, Text, YesOrNo } from '../platform/fields/index.js';
import { Answers, Now, PathId, type Person, Refuses, Routes, SignedInPerson } from '../platform/http/index.js';
import { OrganisationSettings } from '../settings/organisation-settings.js';
import { SealedKeys } from './sealed-keys.js';
import { bookingsThatMayShow, keysOf } from './vehicle-keys.statements.js';

@ApiSchema({ name: 'VehicleKeys' })
class VehicleKeysResponse {
  @Text.orNull('Key box by the gate, code 4711. Ituran code 0815.', 'Null if nothing is written down, or it is lost.')
  text!: string | null;
  @Moment.orNull('2026-11-22T08:00:00.000Z', 'When it was written down.') changedAt!: Instant | null;
  @YesOrNo(false, 'It was written down under another SESSION_SECRET: an administrator has to write it again.')
  isLost!: boolean;
}

@Routes('vehicles', 'Vehicles')
export class ReadVehicleKeysController {
  constructor(
    private readonly database: Database,
    private readonly settings: OrganisationSettings,
    private readonly keys: SealedKeys,
  ) {}

  @Get(':id/keys')
  @Recorded('vehicle-keys-read')
  @ApiOperation({
    summary: 'Read how to open a vehicle',
    description:
      'For the person who has it booked, from the opening of the check-in until the checkout, and for administrators. Each look is in the access record.',
  })
  @Answers(VehicleKeysResponse, 'Where the keys are, and codes.')
  @Refuses('VEHICLE_KEYS_NOT_SHOWN')
  async readVehicleKeys(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @SignedInPerson() person: Person,
    @Now() now: Instant,
  ): Promise<VehicleKeysResponse> {
    const kept = await this.database.fetch(keysOf(vehicleId));
    if (!kept) throw new Refusal('VEHICLE_NOT_FOUND');
    if (!person.administers && !(await this.hasItBooked(person, vehicleId, now)))
      throw new Refusal('VEHICLE_KEYS_NOT_SHOWN');
    const { sealed, changedAt } = kept;
    const text = sealed === null ? null : (this.keys.open(sealed, vehicleId) ?? null);
    return { text, changedAt, isLost: sealed !== null && text === null };
  }

  private async hasItBooked({ responderId }: Person, vehicleId: VehicleId, now: Instant): Promise<boolean> {
    const { checkInOpensMinutesBefore } = await this.settings.current();
    const bookings = await this.database.fetch(bookingsThatMayShow(responderId, vehicleId, now));
    return bookings.some((booking) => showsVehicleKeys(booking, now, checkInOpensMinutesBefore));
  }
}
