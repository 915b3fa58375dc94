import type { Day, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { MAY_REQUEST } from '../../responders/responder-facts/responder-facts.query.js';
import { standingShifts } from '../views/standing-shifts.view.js';
import { selectVehicles } from './days-to-make.js';

export interface StandingShiftAtWork extends RowOf<typeof standingShifts> {
  readonly isErased: boolean;
  /** not suspended, and no mere auditor */
  readonly mayBook: boolean;
  /** that would do, in the order in which they are tried */
  readonly vehicles: readonly VehicleId[];
  /** days from that one on */
  readonly made: readonly Day[];
  readonly notMade: readonly Day[];
}

/** Those that have not ended, oldest first, with what was made or told lately. What is due follows from the time. */
export const standingShiftsAtWork = (from: Day): Query<readonly StandingShiftAtWork[]> =>
  allRows<StandingShiftAtWork>({
    name: 'standing-shifts.at-work',
    text: `SELECT ${standingShifts.select('s')}, r.id IS NULL AS "isErased", coalesce(${MAY_REQUEST}, false) AS "mayBook",
                  ${selectVehicles('s.vehicle_id', 's.vehicle_type')} AS vehicles,
                  ARRAY(SELECT b.day FROM standing_shift_booking b
                        WHERE b.standing_shift_id = s.standing_shift_id AND NOT b.is_dropped AND b.day >= $1) AS made,
                  ARRAY(SELECT g.day FROM standing_shift_gap g
                        WHERE g.standing_shift_id = s.standing_shift_id AND g.day >= $1) AS "notMade"
           FROM standing_shift s LEFT JOIN responder r ON r.id = s.responder_id
           WHERE s.ended_at IS NULL ORDER BY s.set_at`,
    values: [from],
  });
