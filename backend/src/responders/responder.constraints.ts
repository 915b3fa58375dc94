import { type ConstraintMeanings, Refusal } from '../platform/decisions/index.js';

export const unitNumberTaken = (unitNumber: string): ConstraintMeanings => ({
  responder_unit_number_key: () => new Refusal('UNIT_NUMBER_TAKEN', { unitNumber }),
});

/** While the shared admin password is off, an admin with a passkey remains. */
export const lastAdminPasskey: ConstraintMeanings = {
  passkey_last_admin_check: () => new Refusal('LAST_ADMIN_PASSKEY'),
};

/** At least one admin remains who can open the administration, even if two remove each other at once. */
export const lastAdmin: ConstraintMeanings = {
  responder_last_admin_check: () => new Refusal('LAST_ADMIN'),
  ...lastAdminPasskey,
};

/** A booking was requested since the open ones were read. */
export const bookedSince: ConstraintMeanings = { vehicle_reservation_responder_id_fkey: 'decide-again' };
