import type { ConstraintMeanings } from '../platform/decisions/index.js';

/**
 * The database constraints for rules that span bookings. A violation means that the facts changed after they were read: the
 * handler decides again, and refuses by the new facts.
 */
export const constraintMeanings = {
  // two bookings of one vehicle do not overlap: VEHICLE_ALREADY_BOOKED; at check-in VEHICLE_PROMISED_MEANWHILE; VEHICLE_NOT_FOUND
  // where a retired vehicle's row excludes all times after it (backend/src/booking/NOTES.md#a-retired-vehicle)
  vehicle_reservation_vehicle_id_during_excl: 'decide-again',
  // a responder's week has at most 30 hours: WEEKLY_LIMIT_EXCEEDED
  responder_week_hours_check: 'decide-again',
  // a vehicle is out on one shift at a time: VEHICLE_IN_USE
  vehicle_use_pkey: 'decide-again',
  // a person has at most one vehicle taken in an emergency: HAS_ANOTHER_VEHICLE
  vehicle_use_taken_by_key: 'decide-again',
  // a vehicle has its papers to the end of a booking: VEHICLE_PAPERS_EXPIRED
  vehicle_papers_as_read: 'decide-again',
  // what is left of a type of vehicles is what the administrator who approves was told: COVERAGE_REASON_REQUIRED
  coverage_as_read: 'decide-again',
  // a booking belongs to an existing responder: SIGNED_OUT
  vehicle_reservation_responder_id_fkey: 'decide-again',
} as const satisfies ConstraintMeanings;
