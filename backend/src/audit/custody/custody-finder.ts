import { Injectable } from '@nestjs/common';
import { editionOf } from '@rigbook/contracts/agreement/editions';
import { finesClause } from '@rigbook/contracts/agreement/liability-clause';
import { minutesNamed } from '@rigbook/contracts/audit/fines.rules';
import { plateKey } from '@rigbook/contracts/fleet/vehicle-form.rules';
import { type BookingId, type Instant, isBefore, type Zone } from '@rigbook/contracts/kernel';
import { type BookingDiaryRow, bookingsByIds } from '../../booking/views/booking-diary/booking-diary.query.js';
import { shiftSteps } from '../../booking/shift.events.js';
import { Database } from '../../platform/database/index.js';
import type { CustodyMinute, CustodyProblem, CustodyResponse, CustodyShift } from './custody.response.js';
import { type Around, type AskedMinute, type Handover, handoversOf, shiftsAround } from './holders.query.js';
import type { Fine } from './read-fines.js';
import { type KnownVehicle, knownVehicles } from './known-vehicles.query.js';

/** A shift, with the positions of its events in the log. */
function toCustodyShift(row: BookingDiaryRow, handovers: readonly Handover[]): CustodyShift {
  const handover = (type: Handover['type']) =>
    handovers.find((one) => one.stream === row.bookingId && one.type === type);
  const [began, ended] = [handover(shiftSteps.begins), handover(shiftSteps.ends)];
  const edition = row.agreementVersion === null ? undefined : editionOf(row.agreementVersion);
  const found = edition && finesClause(edition);
  return {
    bookingId: row.bookingId,
    user: { id: row.responderId, unitNumber: row.unitNumber, firstName: row.firstName, lastName: row.lastName },
    checkedInAt: row.checkedInAt,
    checkInPosition: began?.position ?? null,
    checkInMileage: row.checkInMileageKm,
    takenOverFrom: colleagueIn(began),
    checkedOutAt: row.checkedOutAt,
    checkOutPosition: ended?.position ?? null,
    checkOutMileage: row.checkOutMileageKm,
    handedOverTo: colleagueIn(ended),
    signedAt: row.signedAt,
    agreementVersion: row.agreementVersion,
    clause: found ? { number: found.number, ...found.clause.text } : null,
  };
}

const colleagueIn = (handover: Handover | undefined) =>
  handover?.colleagueId
    ? {
        id: handover.colleagueId,
        unitNumber: handover.unitNumber,
        firstName: handover.firstName,
        lastName: handover.lastName,
      }
    : null;

/** A shift ends with its checkout, or with the cancellation of its booking. */
function hadVehicleAt({ checkedInAt, checkedOutAt, cancelledAt }: BookingDiaryRow, at: Instant): boolean {
  const end = checkedOutAt ?? cancelledAt;
  return checkedInAt !== null && checkedInAt <= at && (end === null || end > at);
}

/**
 * Finds the vehicle by plate or name. If several had it one after another, returns the one that was in the fleet at that time;
 * undefined if none has it.
 */
function vehicleCalled(called: string, at: Instant, vehicles: readonly KnownVehicle[]): KnownVehicle | undefined {
  const key = plateKey(called);
  if (key === '') return undefined;
  const byPlate = vehicles.filter(({ plateNumber }) => plateNumber !== null && plateKey(plateNumber) === key);
  const byName = vehicles.filter(({ name }) => name.trim().toLowerCase() === called.trim().toLowerCase());
  const candidates = byPlate.length > 0 ? byPlate : byName;
  return candidates.find((vehicle) => wasInFleet(vehicle, at)) ?? candidates[0];
}

const wasInFleet = ({ addedAt, retiredAt }: KnownVehicle, at: Instant): boolean =>
  addedAt <= at && (retiredAt === null || retiredAt > at);

interface Understood {
  readonly fine: Fine;
  readonly vehicle: KnownVehicle | undefined;
  readonly at: readonly Instant[];
  readonly problem: CustodyProblem | null;
}

/** Finds who had a vehicle at some minutes, with four queries for any number of minutes. */
@Injectable()
export class CustodyFinder {
  constructor(private readonly database: Database) {}

  async forFines(fines: readonly Fine[], { zone, now }: { zone: Zone; now: Instant }): Promise<CustodyResponse[]> {
    const vehicles = await this.database.fetch(knownVehicles());
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
