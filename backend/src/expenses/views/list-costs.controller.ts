import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { litersPer100Km } from '@rigbook/contracts/expenses/expense.rules';
import type { VehicleId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Decimal, Text, Whole } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, CalledBy, type Caller, Now, PathId } from '../../platform/http/index.js';
import type { Instant } from '@rigbook/contracts/kernel';
import { type CostsRow, costsOfVehicle, MOST_MONTHS } from './costs.query.js';

@ApiSchema({ name: 'MonthOfVehicle' })
class MonthOfVehicle {
  @Text('2026-11') month!: string;
  @Whole(1_240, 'Driven, with those that no shift accounts for.') kilometers!: number;
  @Whole(9_920, 'Fuel in hundredths of a liter, unless declined.') centiliters!: number;
  @Decimal.orNull(8, 'Null if the vehicle was not driven or not filled in that month.')
  litersPer100Km!: number | null;
  @Whole(67_400, 'Approved for fuel, in hundredths of the currency.') fuelMinor!: number;
  @Whole(4_500, 'Approved for anything else.') otherMinor!: number;
  @Whole(42_050, 'Of what was done of the plans of service and papers.') serviceMinor!: number;
}

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ListCostsController {
  constructor(private readonly database: Database) {}

  @Get(':id/months')
  @ApiOperation({
    summary: "Read a vehicle's consumption and costs by month",
    description: `Of the last ${MOST_MONTHS} months, those in which something was driven or paid. Kilometers are those of shifts that began in the month; they follow a change within moments.`,
  })
  @Answers([MonthOfVehicle], 'The latest first.')
  async listCosts(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<MonthOfVehicle[]> {
    return (await this.database.fetch(costsOfVehicle(vehicleId, now, zone))).map(toMonth);
  }
}

const toMonth = (row: CostsRow): MonthOfVehicle => ({
  ...row,
  litersPer100Km: litersPer100Km(row.centiliters, row.kilometers),
});
