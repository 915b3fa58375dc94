import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { PEOPLE_IN_USAGE, USAGE_MOST_DAYS } from '@rigbook/contracts/booking/diary/usage.rules';
import { addDays, type Instant, startOfDay } from '@rigbook/contracts/kernel';
import { Database } from '../../../platform/database/index.js';
import { AdminRoutes, Answers, boundedPeriod, DaysQuery, Now, CalledBy } from '../../../platform/http/index.js';
import type { Caller } from '../../../platform/http/index.js';
import type { BookingResponderResponse } from '../booking-diary/booking.response.js';
import { lapsesByResponder } from '../circumstances/lapses.query.js';
import { decisionTimes, decisionTimesByPerson } from './decisions.query.js';
import { type BookedHours, keptPromises, refusalsByReason, usageByHourOfWeek, usageByVehicle } from './usage.query.js';
import { UsageResponse } from './usage.response.js';

@AdminRoutes('admin/usage', 'Admin: bookings')
export class GetUsageController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'Read usage statistics',
    description: `Counts bookings that start on these days, at most ${USAGE_MOST_DAYS}, and requests refused on them, which are kept for 90 days. Updated within moments of a change.`,
  })
  @Answers(UsageResponse, 'Usage on these days.')
  async getUsage(
    @Query() { from, to }: DaysQuery,
    @CalledBy() { zone }: Caller,
    @Now() now: Instant,
  ): Promise<UsageResponse> {
    const days = { from: startOfDay(from, zone), to: startOfDay(addDays(to, 1), zone) };
    const period = boundedPeriod(days, USAGE_MOST_DAYS);
    const [vehicles, hours, promises, refusals, lapses, times, deciders] = await this.database.fetchAll([
      usageByVehicle(period),
      usageByHourOfWeek(period, zone),
      keptPromises(period, now),
      refusalsByReason(period),
      lapsesByResponder(period, now, PEOPLE_IN_USAGE),
      decisionTimes(period),
      decisionTimesByPerson(period, PEOPLE_IN_USAGE),
    ]);
    return {
      from,
      to,
      vehicles: [...vehicles],
      hoursOfWeek: weekOf(hours),
      ...promises,
      refusals: [...refusals],
      lapses: lapses.map(withUser),
      decisionTimes: { ...times, people: deciders.map(withUser) },
    };
  }
}

/** The person in a part of its own. */
const withUser = <Row extends BookingResponderResponse>({ id, unitNumber, firstName, lastName, ...figures }: Row) => ({
  user: { id, unitNumber, firstName, lastName },
  ...figures,
});

function weekOf(found: readonly BookedHours[]): number[][] {
  const hoursOf = new Map(found.map(({ weekday, hour, hours }) => [weekday * 24 + hour, hours]));
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: 24 }, (__, hour) => hoursOf.get(weekday * 24 + hour) ?? 0),
  );
}
