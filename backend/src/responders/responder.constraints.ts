import { type ConstraintMeanings, Refusal } from '../platform/decisions/index.js';

export const unitNumberTaken = (unitNumber: string): ConstraintMeanings => ({
  responder_unit_number_key: () => new Refusal('UNIT_NUMBER_TAKEN', { unitNumber }),
});

/** At least one admin remains, even if two remove each other at once. */
export const lastAdmin: ConstraintMeanings = {
  responder_last_admin_check: () => new Refusal('LAST_ADMIN'),
};

/** A booking was requested since the open ones were read. */
export const bookedSince: ConstraintMeanings = { vehicle_reservation_responder_id_fkey: 'decide-again' };
