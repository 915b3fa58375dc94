import type { DamageHistory, HeldShift, Look, SpottedDamage } from '@rigbook/contracts/damage/damage-history';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import {
  type BookingId,
  type DamageId,
  earlierOf,
  type Instant,
  instantOfMillis,
  type ResponderId,
  type VehicleId,
} from '@rigbook/contracts/kernel';
import { type LookAtVehicle, looksAtVehicle, shiftSteps } from '../../booking/shift.events.js';
import { damageIdOf } from '../../fleet/vehicle-damage/vehicle-damage.table.js';
import { query, type Query } from '../../platform/database/index.js';
import { type Actor, responderIn } from '../../platform/event-store/index.js';

/** A vehicle is looked at twice in each shift, so one that was clean stands near. Further back is not read. */
export const MOST_SHIFTS_BACK = 60;

interface ShiftRow extends HeldShift {
  readonly returnedAt: Instant | null;
  readonly steps: readonly StepRow[];
}

/** Damage that was found where no shift began. */
interface UnfitRow extends Pick<HeldShift, 'bookingId' | 'responderId'> {
  readonly takenAt: null;
  readonly steps: readonly [Pick<StepRow, 'recordedMillis' | 'reports' | 'confirmed'>];
}

interface StepRow {
  readonly type: LookAtVehicle['type'];
  readonly recordedMillis: number;
  readonly reports: readonly Pick<DamageReport, 'area' | 'place' | 'reportId'>[] | null;
  readonly confirmed: readonly DamageId[] | null;
  readonly hasWords: boolean;
  /** the other side of a joint handover */
  readonly colleague: ResponderId | null;
  /** who took the vehicle back for the responder */
  readonly office: Actor | null;
}

export interface ReadHistory extends Omit<DamageHistory, 'notDamage' | 'sightings'> {
  /** earlier shifts were not read */
  readonly isCut: boolean;
}

/** The shifts of a vehicle that began by then, and what was said at their steps. */
export const damageHistory = (vehicleId: VehicleId, until: Instant): Query<ReadHistory> =>
  query<ShiftRow | UnfitRow, ReadHistory>(
    {
      name: 'damage-bracket.history',
      text: `(SELECT s.booking_id AS "bookingId", d.responder_id AS "responderId", s.taken_at AS "takenAt",
                    coalesce(s.returned_at, d.cancelled_at) AS "endedAt", s.returned_at AS "returnedAt",
                    s.check_in_km AS "checkInKm", s.check_out_km AS "checkOutKm",
                    (SELECT coalesce(jsonb_agg(jsonb_build_object('type', e.type,
                              'recordedMillis', round(extract(epoch FROM e.recorded_at) * 1000),
                              'reports', e.data -> 'damageReports', 'confirmed', e.data -> 'confirmedDamage',
                              'hasWords', coalesce(jsonb_typeof(e.data -> 'preExistingDamage'), 'null') <> 'null',
                              'colleague', coalesce(e.data -> 'takenOverFrom', e.data -> 'handedOverTo') -> 'responderId',
                              'office', CASE WHEN e.data ->> 'checkedOutBy' = 'admin' THEN e.actor END)
                              ORDER BY e.version), '[]')
                     FROM event e WHERE e.stream = s.booking_id AND e.type = ANY ($4::text[])) AS steps
             FROM odometer_shift s JOIN booking_diary d ON d.booking_id = s.booking_id
             WHERE s.vehicle_id = $1 AND s.taken_at <= $2
             ORDER BY s.taken_at DESC, s.booking_id DESC LIMIT $3)
             UNION ALL
             SELECT e.stream, (e.data ->> 'responderId')::uuid, NULL, NULL, NULL, NULL, NULL,
                    jsonb_build_array(jsonb_build_object('recordedMillis', round(extract(epoch FROM e.recorded_at) * 1000),
                      'reports', e.data -> 'damageReports', 'confirmed', e.data -> 'confirmedDamage'))
             FROM event e
             WHERE e.stream IN (SELECT booking_id FROM vehicle_damage WHERE vehicle_id = $1 AND reported_at <= $2
                                ORDER BY reported_at DESC LIMIT $3)
               AND e.type = 'VehicleFoundUnfit' AND e.data ->> 'vehicleId' = $1::text`,
      values: [vehicleId, until, MOST_SHIFTS_BACK, looksAtVehicle],
    },
    (rows) => {
      const shifts = rows.flatMap((row) => (row.takenAt === null ? [] : [row]));
      return {
        shifts,
        looks: [
          ...shifts.flatMap((row) => row.steps.flatMap((step) => lookOf(row, step) ?? [])),
          ...rows.flatMap((row) => (row.takenAt === null ? [unfitLook(row)] : [])),
        ],
        isCut: shifts.length === MOST_SHIFTS_BACK,
      };
    },
  );

const unfitLook = ({ bookingId, responderId, steps: [said] }: UnfitRow): Look => ({
  bookingId,
  responderId,
  withResponderId: null,
  byOffice: null,
  reported: spotted(bookingId, said),
  confirmed: said.confirmed ?? [],
  hasWords: false,
  step: 'unfit',
  at: instantOfMillis(said.recordedMillis),
});

/** A joint handover is one look, the checkout's. */
function lookOf({ bookingId, responderId, takenAt, returnedAt }: ShiftRow, said: StepRow): Look | undefined {
  const ofShift = {
    bookingId,
    responderId,
    withResponderId: null,
    byOffice: null,
    reported: spotted(bookingId, said),
    confirmed: said.confirmed ?? [],
    hasWords: said.hasWords,
  };
  switch (said.type) {
    case shiftSteps.begins:
      return said.colleague === null ? { ...ofShift, step: 'check-in', at: takenAt } : undefined;
    case 'DamageReported':
      return { ...ofShift, step: 'shift', at: duringShift(instantOfMillis(said.recordedMillis), returnedAt) };
    case shiftSteps.ends:
      return returnedAt === null
        ? undefined
        : {
            ...ofShift,
            step: 'check-out',
            at: returnedAt,
            withResponderId: said.colleague,
            byOffice: said.office === null ? null : (responderIn(said.office) ?? null),
          };
  }
}

/** A phone without a network sends the report before the return, whose form counts from its completion: the report came before it. */
const duringShift = (recordedAt: Instant, returnedAt: Instant | null): Instant =>
  returnedAt === null ? recordedAt : earlierOf(recordedAt, returnedAt);

const spotted = (bookingId: BookingId, { reports }: Pick<StepRow, 'reports'>): readonly SpottedDamage[] =>
  (reports ?? []).map(({ area, place = null, reportId }, index) => ({
    damageId: damageIdOf(bookingId, reportId ?? index),
    area,
    place,
  }));
