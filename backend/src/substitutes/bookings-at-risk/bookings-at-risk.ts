import { Injectable } from '@nestjs/common';
import { turnRound } from '@rigbook/contracts/booking/requesting/turn-round.rules';
import {
  addMinutes,
  type BookingId,
  type Instant,
  laterOf,
  type Period,
  type VehicleId,
  type Zone,
} from '@rigbook/contracts/kernel';
import { needsAnotherPerson, risksOf } from '@rigbook/contracts/substitutes/risk.rules';
import { proposalsFor, type StandIn, standInsFor } from '@rigbook/contracts/substitutes/standing-in.rules';
import { MOST_PLANNED, type RiskCause } from '@rigbook/contracts/substitutes/substitute.words';
import { takenInFleet } from '../../booking/views/vehicle-calendar/taken-periods.query.js';
import { papersEndIn } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { offeredToEverybody } from '../../handing-on/own-offers/offers.query.js';
import { Database } from '../../platform/database/index.js';
import { waitingForHoursOf } from '../../waitlist/own-wishes/waiting-for.query.js';
import { type LatestSubstitution, latestOf } from '../views/substitutions.query.js';
import { maybeAtRisk, papersOfFleet, type RiskRow, type WhichBookings } from './at-risk.query.js';

type FleetVehicle = StandIn & { readonly vehicleId: VehicleId };

export interface AtRisk {
  readonly row: RiskRow;
  readonly causes: readonly RiskCause[];
  /** the best first */
  readonly standIns: readonly FleetVehicle[];
  readonly proposed: string | undefined;
  readonly latest: LatestSubstitution | undefined;
  readonly isOfferedToColleagues: boolean;
  /** others who wait for its hours, and are offered them once it is cancelled */
  readonly waiting: number;
}

/** Every booking that cannot take place as it stands, with the vehicles that could stand in. */
@Injectable()
export class BookingsAtRisk {
  constructor(private readonly database: Database) {}

  async find(
    which: WhichBookings,
    { now, zone }: { readonly now: Instant; readonly zone: Zone },
  ): Promise<readonly AtRisk[]> {
    const found = (await this.database.fetch(maybeAtRisk(now, which, MOST_PLANNED)))
      .map((row) => ({ row, causes: causesOf(row, { now, zone }) }))
      .filter(({ causes }) => which.all || causes.length > 0);
    if (found.length === 0) return [];
    const ids = found.map(({ row }) => row.bookingId);
    const [fleet, [latest, offered, waitingFor]] = await Promise.all([
      this.fleet(around(found.map(({ row }) => row))),
      this.database.fetchAll([latestOf(ids), offeredToEverybody(ids, now), waitingForHoursOf(ids)]),
    ]);
    const latestByBooking = new Map<BookingId, LatestSubstitution>(latest.map((one) => [one.bookingId, one]));
    const all = found.map(({ row, causes }) => {
      const helps = !needsAnotherPerson(causes);
      return {
        row,
        causes,
        standIns: helps ? standInsFor(row, fleet, { now, zone }) : [],
        latest: latestByBooking.get(row.bookingId),
        isOfferedToColleagues: offered.has(row.bookingId),
        waiting: waitingFor.get(row.bookingId) ?? 0,
      };
    });
    const waiting = all.filter(({ latest: before }) => before?.status !== 'planned' && before?.status !== 'offered');
    const proposals = proposalsFor(waiting.map(({ row, standIns }) => ({ booking: row, standIns })));
    return all.map((one) => ({ ...one, proposed: proposals.get(one.row.bookingId) }));
  }

  /** How many there are, as far as they are listed. */
  async count({ now, zone }: { readonly now: Instant; readonly zone: Zone }): Promise<number> {
    const rows = await this.database.fetch(maybeAtRisk(now, { all: false }, MOST_PLANNED));
    return rows.filter((row) => causesOf(row, { now, zone }).length > 0).length;
  }

  private async fleet(within: Period): Promise<readonly FleetVehicle[]> {
    const [taken, vehicles] = await this.database.fetchAll([takenInFleet(within), papersOfFleet()]);
    const takenById = new Map(taken.map((one) => [one.vehicleId, one]));
    return vehicles.flatMap((vehicle) => {
      const hours = takenById.get(vehicle.vehicleId);
      return hours ? { ...vehicle, ...hours, papersEnd: papersEndIn(vehicle) } : [];
    });
  }
}

const causesOf = (row: RiskRow, at: { readonly now: Instant; readonly zone: Zone }): readonly RiskCause[] =>
  risksOf(row, { ...row, papersEnd: papersEndIn(row) }, row, at);

/** All the hours, with what may be held after them. */
const around = (rows: readonly Period[]): Period => ({
  startAt: rows.reduce((first, { startAt }) => (startAt < first ? startAt : first), rows[0]?.startAt as Instant),
  endAt: addMinutes(
    rows.reduce((last, { endAt }) => laterOf(last, endAt), rows[0]?.endAt as Instant),
    turnRound.most,
  ),
});
