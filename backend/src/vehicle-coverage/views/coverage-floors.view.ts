import { type ProjectedEvent, type Projection, rowsStatement } from '../../platform/event-store/index.js';
import type { CoverageEvent, CoverageFloorRemoved, CoverageFloorSet } from '../coverage.events.js';

/** One row per floor that stands. Written by hand: one event adds a floor and changes it, another one deletes it. */
const coverageFloors: Projection<CoverageEvent> = {
  name: 'coverage-floors',
  tables: ['coverage_floor'],
  partitionBy: ({ data }) => data.floorId,
  on: {
    CoverageFloorSet: (events) =>
      rowsStatement({
        name: 'coverage-floors.set',
        cells: {
          floorId: 'uuid',
          vehicleType: 'text',
          counts: 'text',
          least: 'integer',
          weekdays: 'text[]',
          fromHour: 'integer',
          untilHour: 'integer',
        },
        rows: events.map(({ data }: ProjectedEvent<CoverageFloorSet>) => data),
        text: (rows) => `
          INSERT INTO coverage_floor (floor_id, vehicle_type, counts, least, weekdays, from_hour, until_hour)
          SELECT floor_id, vehicle_type, counts, least, weekdays, from_hour, until_hour FROM ${rows}
          ON CONFLICT (floor_id) DO UPDATE SET vehicle_type = EXCLUDED.vehicle_type, counts = EXCLUDED.counts,
            least = EXCLUDED.least, weekdays = EXCLUDED.weekdays, from_hour = EXCLUDED.from_hour,
            until_hour = EXCLUDED.until_hour`,
      }),
    CoverageFloorRemoved: (events) => ({
      name: 'coverage-floors.remove',
      text: `DELETE FROM coverage_floor WHERE floor_id = ANY ($1::uuid[])`,
      values: [events.map(({ data }: ProjectedEvent<CoverageFloorRemoved>) => data.floorId)],
    }),
  },
};

export const coverageProjections = { inline: [coverageFloors] };
