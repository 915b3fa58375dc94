import { applyDecorators, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { litersPer100Km } from '@rigbook/contracts/expenses/expense.rules';
import {
  canBeRead,
  lastMonths,
  MONTH_PATTERN,
  type Month,
  type Months,
  MOST_MONTHS,
} from '@rigbook/contracts/fleet/vehicle-months.rules';
import { dayOf, type Instant, type VehicleId } from '@rigbook/contracts/kernel';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { Recorded } from '../platform/access-record/recorded.decorator.js';
import { Database } from '../platform/database/index.js';
import { Refusal } from '../platform/decisions/index.js';
import { Decimal, example, Id, Optional, Part, TakesId, Text, Whole } from '../platform/fields/index.js';
import { AdminRoutes, Answers, CalledBy, type Caller, Now, PathId } from '../platform/http/index.js';
import { organisationSettings } from '../settings/organisation-settings.js';
import { vehicleMonthsCsv } from './vehicle-months-csv.js';
import { type VehicleMonthRow, vehicleMonths } from './vehicle-months.query.js';

@ApiSchema({ name: 'VehicleOfMonth' })
class VehicleOfMonth {
  @Id(example.vehicleId) id!: VehicleId;
  @Text('ALS1') name!: string;
}

/** What a vehicle drove, how long it was out, and what it cost in a month. */
@ApiSchema({ name: 'MonthOfVehicle' })
class MonthOfVehicle {
  @Text('2026-11') month!: string;
  @Part(VehicleOfMonth) vehicle!: VehicleOfMonth;
  @Whole(1_240, 'Of shifts that began in the month, with those that no shift accounts for; readings as corrected.')
  kilometers!: number;
  @Whole(6_090, 'Out, of completed shifts; one over the end of the month counts in both, each with its part.')
  minutesOut!: number;
  @Whole(9_920, 'Fuel in hundredths of a liter, unless declined.') centiliters!: number;
  @Decimal.orNull(8, 'Null if the vehicle was not driven or not filled in that month.')
  litersPer100Km!: number | null;
  @Whole(1, 'Damage reported in the month.') damageReports!: number;
  @Whole(67_400, 'Approved for fuel, in hundredths of the currency.') fuelMinor!: number;
  @Whole(4_500, 'Approved for anything else.') otherMinor!: number;
  @Whole(42_050, 'Of what was done of the plans of service and papers.') serviceMinor!: number;
  @Whole(18_000, 'Of what was done about defects.') repairMinor!: number;
}

const toMonth = ({ vehicleId, vehicleName, ...row }: VehicleMonthRow): MonthOfVehicle => ({
  ...row,
  vehicle: { id: vehicleId, name: vehicleName },
  litersPer100Km: litersPer100Km(row.centiliters, row.kilometers),
});

const IsMonth = () => Matches(MONTH_PATTERN, { message: '$property must be a month: yyyy-MM.' });
const TakesMonth = (month: string, description: string) => applyDecorators(Text(month, description), IsMonth());

class MonthsQuery {
  @TakesMonth('2025-12', "The first month, in the organization's time zone.") from!: Month;
  @TakesMonth('2026-11', 'The last month, inclusive.') to!: Month;
}

class ExportMonthsQuery extends MonthsQuery {
  @Optional()
  @TakesId('vehicleId must be the id of a vehicle.', { description: 'Of this vehicle only.' })
  vehicleId?: VehicleId;

  @ApiPropertyOptional({ enum: languages, description: "Language of the headings; by default the organization's." })
  @IsOptional()
  @IsIn(languages, { message: 'language must be en or he.' })
  language?: Language;
}

/** @throws Refusal VALIDATION_FAILED */
function requireReadable({ from, to }: MonthsQuery): Months {
  if (!canBeRead({ from, to })) {
    const message = `to must not lie before from, at most ${MOST_MONTHS} months.`;
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'to', message }] });
  }
  return { from, to };
}

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ListMonthsOfVehicleController {
  constructor(private readonly database: Database) {}

  @Get(':id/months')
  @ApiOperation({
    summary: "Read a vehicle's use and costs by month",
    description: `Of the last ${MOST_MONTHS} months, those in which there was something. Kilometers and hours follow a change within moments.`,
  })
  @Answers([MonthOfVehicle], 'The latest first.')
  async listMonthsOfVehicle(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<MonthOfVehicle[]> {
    const months = lastMonths(dayOf(now, zone), MOST_MONTHS);
    return (await this.database.fetch(vehicleMonths(vehicleId, months, zone))).map(toMonth);
  }
}

@AdminRoutes('admin/vehicle-months', 'Admin: vehicles')
export class ListMonthsOfFleetController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read use and costs of all vehicles by month',
    description: `Of at most ${MOST_MONTHS} months, for each vehicle those in which there was something. Kilometers and hours follow a change within moments.`,
  })
  @Answers([MonthOfVehicle], 'The latest first, and vehicles by name.')
  async listMonthsOfFleet(@Query() query: MonthsQuery, @CalledBy() { zone }: Caller): Promise<MonthOfVehicle[]> {
    return (await this.database.fetch(vehicleMonths('fleet', requireReadable(query), zone))).map(toMonth);
  }

  @Get('export')
  @Recorded('export-read')
  @ApiOperation({
    summary: 'Export use and costs of vehicles by month as CSV',
    description: `As read, at most ${MOST_MONTHS} months, for spreadsheets: UTF-8, RFC 4180.`,
  })
  @ApiOkResponse({
    description: 'The file, with one month of one vehicle per line.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  async exportMonths(@Query() query: ExportMonthsQuery): Promise<StreamableFile> {
    const months = requireReadable(query);
    const { zone, language } = await this.database.fetch(organisationSettings());
    const rows = await this.database.fetch(vehicleMonths(query.vehicleId ?? 'fleet', months, zone));
    const file = vehicleMonthsCsv(query.language ?? language, zone);
    return new StreamableFile(Buffer.from(file.head + file.linesOf(rows)), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="vehicle-months-${months.from}-to-${months.to}.csv"`,
    });
  }
}
