import { Get, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { type Instant, isBefore } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { ViewsAsOf } from '../../platform/event-store/index.js';
import { TakesInstant } from '../../platform/fields/index.js';
import { Answers, AuditorOnly, boundedPeriod, Now, OpenToTokens, Refuses, Routes } from '../../platform/http/index.js';
import { correctedSince } from './last-readings.query.js';
import { ReplayResponse } from './replay.response.js';
import { type Snapshot, takeSnapshot } from './snapshot.js';
import { viewsOfSnapshot } from './views-of-snapshot.js';

/** A moment, and the days of the diary to show as of then. */
class ReplayQuery {
  @TakesInstant('2026-11-22T06:00:00.000Z', 'Must not be in the future.') asOf!: Instant;
  @TakesInstant('2026-11-21T22:00:00.000Z') from!: Instant;

  @TakesInstant('2026-11-28T22:00:00.000Z', 'Bookings that start before it; at most 32 days after `from`.')
  to!: Instant;
}

/** Pairs everything with its current state, in the current order. Vehicles that have left the fleet come last. */
function beforeAndNow(
  before: Snapshot,
  now: Snapshot,
  corrected: ReadonlyMap<string, number>,
): Pick<ReplayResponse, 'bookings' | 'vehicles' | 'counts'> {
  const bookingsBefore = byId(before.bookings);
  const vehiclesBefore = byId(before.vehicles);
  const vehiclesNow = byId(now.vehicles);
  return {
    bookings: now.bookings.map((booking) => ({ before: bookingsBefore.get(booking.id) ?? null, now: booking })),
    vehicles: [
      ...now.vehicles.map((vehicle) => ({
        before: vehiclesBefore.get(vehicle.id) ?? null,
        now: vehicle,
        correctedMileage: corrected.get(vehicle.id) ?? null,
      })),
      ...before.vehicles
        .filter(({ id }) => !vehiclesNow.has(id))
        .map((vehicle) => ({ before: vehicle, now: null, correctedMileage: corrected.get(vehicle.id) ?? null })),
    ],
    counts: { before: before.counts, now: now.counts },
  };
}

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

const MOST_DAYS = 32;
const WITHIN_MS = 30_000;

@Routes('audit/diary', 'Audit')
@AuditorOnly()
export class ReplayController {
  constructor(
    private readonly database: Database,
    private readonly views: ViewsAsOf,
  ) {}

  @Get()
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Replay the log up to a given time',
    description:
      'The diary of some days, the fleet and the counts at that time, compared with now, with the current names of people. One replay at a time, for at most half a minute.',
  })
  @Answers(ReplayResponse, 'The state at that time, compared with the current state.')
  @Refuses('REPLAY_UNDER_WAY', 'REPLAY_TOO_LONG')
  async replay(@Query() { asOf, from, to }: ReplayQuery, @Now() now: Instant): Promise<ReplayResponse> {
    const days = boundedPeriod({ from, to }, MOST_DAYS);
    if (isBefore(now, asOf))
      throw new Refusal('VALIDATION_FAILED', {
        errors: [{ field: 'asOf', message: 'asOf must not be in the future.' }],
      });
    const { answer: before, events } = await this.views.read(
      { until: asOf, views: viewsOfSnapshot(asOf, days), withinMs: WITHIN_MS },
      (fetch) => takeSnapshot(fetch, days, asOf),
    );
    const present = await takeSnapshot((query) => this.database.fetch(query), days, now);
    const corrected = await this.database.fetch(correctedSince(before.lastReadings));
    return { asOf, events, hasMore: present.hasMore, ...beforeAndNow(before, present, corrected) };
  }
}
