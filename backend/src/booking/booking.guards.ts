import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';

/** Which constraint of the database stands for which rule; a violation means that the facts changed under the decision. */
export const bookingGuards: Readonly<Record<string, RefusalCode>> = {
  vehicle_reservation_vehicle_id_during_excl: 'VEHICLE_ALREADY_BOOKED',
  responder_week_hours_check: 'WEEKLY_LIMIT_EXCEEDED',
  vehicle_use_pkey: 'VEHICLE_IN_USE',
  vehicle_reservation_responder_id_fkey: 'SIGNED_OUT',
};
