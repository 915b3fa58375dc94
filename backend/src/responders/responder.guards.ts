import { Refusal } from '../platform/decisions/refusal.js';

export const unitNumberTaken = (unitNumber: string) => ({
  responder_unit_number_key: () => new Refusal('UNIT_NUMBER_TAKEN', { unitNumber }),
});

/** Two admins who remove each other at once do not both succeed. */
export const lastAdmin = {
  responder_last_admin_check: () => new Refusal('LAST_ADMIN'),
};
