import type { Guards } from '../platform/decisions/index.js';

/**
 * The constraints by which the database keeps the rules that span bookings. A violation means that the facts changed under
 * the decision: it is made again, and answers with the refusal that the new facts ask for.
 */
export const bookingGuards = {
  // two bookings of one vehicle do not overlap: VEHICLE_ALREADY_BOOKED, VEHICLE_PROMISED_MEANWHILE, VEHICLE_NOT_FOUND
  vehicle_reservation_vehicle_id_during_excl: 'decide-again',
  // a responder's week has at most 30 hours: WEEKLY_LIMIT_EXCEEDED
  responder_week_hours_check: 'decide-again',
  // a vehicle is out on one shift at a time: VEHICLE_IN_USE
  vehicle_use_pkey: 'decide-again',
  // a booking belongs to a responder who is still there: SIGNED_OUT
  vehicle_reservation_responder_id_fkey: 'decide-again',
} as const satisfies Guards;
