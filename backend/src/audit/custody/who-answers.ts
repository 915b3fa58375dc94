import { Injectable } from '@nestjs/common';
import { minutesNamed } from '@rigbook/contracts/audit/fines.rules';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import { isBefore, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import { bookingsByIds } from '../../booking/views/booking-diary/booking-diary.query.js';
import { Database } from '../../platform/database/database.js';
import { hadVehicleAt, toCustodyShift } from './custody-shift.js';
import type { CustodyMinute, CustodyProblem, CustodyResponse } from './custody.response.js';
import { type Around, type AskedMinute, handoversOf, shiftsAround } from './holders.query.js';
import type { Fine } from './read-fines.js';
import { vehicleCalled } from './vehicle-called.js';
import { type KnownVehicle, vehiclesEver } from './vehicles-called.query.js';

interface Understood {
  readonly fine: Fine;
  readonly vehicle: KnownVehicle | undefined;
  readonly at: readonly Instant[];
  readonly problem: CustodyProblem | null;
}

/** Finds who had a vehicle at some minutes: four questions to the database, however many minutes there are. */
@Injectable()
export class WhoAnswers {
  constructor(private readonly database: Database) {}

  async forFines(fines: readonly Fine[], { zone, now }: { zone: Zone; now: Instant }): Promise<CustodyResponse[]> {
    const vehicles = await this.database.fetch(vehiclesEver());
    const understood = fines.map((fine) => understand(fine, vehicles, zone, now));
    const asked = understood.flatMap(({ vehicle, at }): AskedMinute[] =>
      vehicle ? at.map((minute) => ({ vehicleId: vehicle.id, at: minute })) : [],
    );
    const minutes = await this.minutesOf(asked);
    let next = 0;
    return understood.map(({ fine, vehicle, at, problem }) => ({
      line: fine.line,
      askedVehicle: fine.vehicle,
      askedTime: fine.time,
      problem,
      vehicle: vehicle ? { id: vehicle.id, name: vehicle.name, plateNumber: vehicle.plateNumber } : null,
      minutes: vehicle ? at.flatMap(() => minutes[next++] ?? []) : [],
    }));
  }

  private async minutesOf(asked: readonly AskedMinute[]): Promise<CustodyMinute[]> {
    const around = await this.database.fetch(shiftsAround(asked));
    const ids = [...new Set(around.flatMap(bookingsIn))];
    const [rows, handovers] = await this.database.fetchAll([bookingsByIds(ids), handoversOf(ids)]);
    const shift = (id: BookingId | null) => {
      const row = id === null ? undefined : rows.get(id);
      return row ? toCustodyShift(row, handovers) : null;
    };
    return asked.map(({ at }, nth) => {
      const { last = null, previous = null, next = null, promised = [] } = around[nth] ?? {};
      const lastRow = last === null ? undefined : rows.get(last);
      const held = lastRow !== undefined && hadVehicleAt(lastRow, at);
      return {
        at,
        holder: held ? shift(last) : null,
        before: shift(held ? previous : last),
        after: shift(next),
        notCheckedIn: promised.flatMap((id) => shift(id) ?? []),
      };
    });
  }
}

const bookingsIn = ({ last, previous, next, promised }: Around): BookingId[] =>
  [last, previous, next, ...promised].filter((id) => id !== null);

function understand(fine: Fine, vehicles: readonly KnownVehicle[], zone: Zone, now: Instant): Understood {
  const named = minutesNamed(fine.time, zone);
  const at = named.filter((minute) => !isBefore(now, minute));
  const [first] = named;
  if (first === undefined) return { fine, vehicle: undefined, at: [], problem: 'time-unreadable' };
  const vehicle = vehicleCalled(fine.vehicle, first, vehicles);
  if (!vehicle) return { fine, vehicle, at: [], problem: 'vehicle-unknown' };
  return { fine, vehicle, at, problem: at.length === 0 ? 'time-in-future' : null };
}
