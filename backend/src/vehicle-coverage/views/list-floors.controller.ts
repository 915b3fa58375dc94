import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type CoverageCount, coverageCounts } from '@rigbook/contracts/vehicle-coverage/coverage.words';
import type { CoverageFloorId } from '@rigbook/contracts/kernel';
import { type Weekday, weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { Database } from '../../platform/database/index.js';
import { Id, OneOf, SomeOf, Text, Whole } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, OpenToTokens } from '../../platform/http/index.js';
import { allFloors } from './coverage-floors.query.js';

@ApiSchema({ name: 'CoverageFloor' })
class CoverageFloorResponse {
  @Id('0197f1c2-1501-7000-8000-000000001501') id!: CoverageFloorId;
  @Text('Advanced Life Support') vehicleType!: string;
  @OneOf(coverageCounts, 'CoverageCount', 'free') counts!: CoverageCount;
  @Whole(1) least!: number;
  @SomeOf(weekdays, 'Weekday', ['friday']) weekdays!: Weekday[];
  @Whole(22) fromHour!: number;
  @Whole(2, 'Not after `fromHour`: on the next day.') untilHour!: number;
}

@AdminRoutes('admin/coverage-floors', 'Admin: coverage')
export class ListFloorsController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokens('fleet:read')
  @ApiOperation({
    summary: 'List the floors',
    description: 'How many vehicles of a type are to be free, or on shift, in which hours of the week.',
  })
  @Answers([CoverageFloorResponse], 'All floors, by type.')
  async listFloors(): Promise<CoverageFloorResponse[]> {
    const floors = await this.database.fetch(allFloors());
    return floors.map((floor) => ({ ...floor, weekdays: [...floor.weekdays] }));
  }
}
