import { ApiSchema } from '@nestjs/swagger';
import { type FleetRole, fleetRoles, type VehicleStatus, vehicleStatuses } from '@rigbook/contracts/fleet/fleet.words';
import { shownStatus, type ShownStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { PapersEnd } from '@rigbook/contracts/fleet/papers-end.rules';
import { type PaperKind, paperKinds } from '@rigbook/contracts/fleet/service.words';
import type { Day, Instant, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, oneRow, type Query } from '../../platform/database/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { CalendarDay, example, Id, Moment, OneOf, Part, SomeOf, Text, Whole } from '../../platform/fields/index.js';
import { papersEndIn } from '../vehicle-facts/vehicle-facts.query.js';
import { vehicleList } from './vehicle-list.view.js';

/** A vehicle with its current holder and its last dashboard readings. */
export interface VehicleRow extends RowOf<typeof vehicleList> {
  readonly inUseUntil: Instant | null;
  readonly fuelPercent: number | null;
  readonly mileageKm: number | null;
}

export const VEHICLE_COLUMNS = `${vehicleList.select('v')},
  u.until_at AS "inUseUntil", c.fuel_percent AS "fuelPercent", c.mileage_km AS "mileageKm"`;

export const VEHICLE_TABLES = `
  vehicle v
  LEFT JOIN vehicle_use u ON u.vehicle_id = v.id
  LEFT JOIN vehicle_condition c ON c.vehicle_id = v.id`;

const shownStatusOf = ({ serviceStatus, availableFrom, inUseUntil }: VehicleRow): ShownStatus =>
  shownStatus(serviceStatus, availableFrom, inUseUntil);

/** A safety limit, above any real fleet. */
export const MOST_VEHICLES = 500;

const FLEET = `SELECT ${VEHICLE_COLUMNS} FROM ${VEHICLE_TABLES} WHERE v.retired_at IS NULL`;

export const wholeFleet = (): Query<readonly VehicleRow[]> =>
  allRows<VehicleRow>({
    name: 'vehicle-list.all',
    text: `${FLEET} ORDER BY v.name_in_fleet LIMIT $1`,
    values: [MOST_VEHICLES],
  });

/** One vehicle; undefined if unknown or retired. */
export const vehicleById = (vehicleId: VehicleId): Query<VehicleRow | undefined> =>
  oneRow<VehicleRow>({ name: 'vehicle-list.one', text: `${FLEET} AND v.id = $1`, values: [vehicleId] });

@ApiSchema({ name: 'PapersEnd' })
class PapersEndResponse {
  @OneOf(paperKinds, 'PaperKind', 'insurance') paper!: PaperKind;
  @CalendarDay('2026-12-31', 'The last valid day.') lastDay!: Day;
}

/** A vehicle for everyone. Visitors do not see location, fuel and mileage. */
@ApiSchema({ name: 'Vehicle' })
export class VehicleResponse {
  @Id(example.vehicleId) id!: VehicleId;
  @Text('ALS1') name!: string;
  @Text('Advanced Life Support') type!: string;
  @OneOf(
    vehicleStatuses,
    'VehicleStatus',
    'available',
    '`in_use` from check-in to checkout, otherwise as set by an admin.',
  )
  status!: VehicleStatus;
  @SomeOf(fleetRoles, 'FleetRole', ['EMT', 'Paramedic']) allowedRoles!: readonly FleetRole[];
  @Moment.orNull(null, 'When it should be available again: the end of the booking that has it, or of its maintenance.')
  availableFrom!: Instant | null;
  @Text({ required: false, example: 'Base, bay 1', description: 'Omitted for visitors.' }) location?: string;
  @Text.orNull({ required: false, example: '12-345-67', description: 'Null if it has none. Omitted for visitors.' })
  plateNumber?: string | null;
  @Whole.orNull({
    required: false,
    minimum: 0,
    maximum: 100,
    example: 80,
    description: 'Percent at the last check-in or checkout. Omitted for visitors.',
  })
  fuelLevel?: number | null;
  @Whole.orNull({
    required: false,
    minimum: 0,
    example: 48210,
    description: 'Kilometers at the last check-in or checkout. Omitted for visitors.',
  })
  mileage?: number | null;
  @Part.orNull(PapersEndResponse, {
    required: false,
    example: null,
    description:
      'Of insurance, yearly test and vehicle license the one that ends first: hours that go on after it cannot be booked. Null if none is known. Omitted for visitors.',
  })
  papersEnd?: PapersEnd | null;
}

/** What a signed-out visitor may see of a vehicle (docs/domain.md#who-may-what). */
export const toVehicleForVisitors = (row: VehicleRow): VehicleResponse => {
  const { status, availableFrom } = shownStatusOf(row);
  return { id: row.id, name: row.name, type: row.type, status, availableFrom, allowedRoles: row.allowedRoles };
};

export const toVehicle = (row: VehicleRow) =>
  Object.assign(toVehicleForVisitors(row), {
    location: row.location,
    plateNumber: row.plateNumber,
    fuelLevel: row.fuelPercent,
    mileage: row.mileageKm,
    papersEnd: papersEndIn(row),
  });
