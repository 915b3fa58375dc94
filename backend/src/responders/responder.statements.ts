import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { rowsStatement, type Statement } from '../platform/event-store/index.js';
import type { ResponderRecord } from './responder.record.js';

const cells = (responder: ResponderRecord) => [
  responder.id,
  responder.unitNumber,
  responder.firstName,
  responder.lastName,
  responder.email,
  responder.phoneNumber,
  responder.department,
  responder.isAdmin,
  responder.isAuditor,
];

/** At least one, with the table's default channels. `responder_unit_number_key` refuses a taken unit number. */
export const insertResponders = (responders: readonly ResponderRecord[], registeredAt: Instant): Statement =>
  rowsStatement({
    name: 'responder.insert-all',
    cells: {
      id: 'uuid',
      unitNumber: 'text',
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      phoneNumber: 'text',
      department: 'text',
      isAdmin: 'boolean',
      isAuditor: 'boolean',
      licenceVerified: 'boolean',
      registeredAt: 'timestamptz',
    },
    rows: responders.map((responder) => ({ ...responder, registeredAt })),
    text: (rows) => `
      INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, is_admin,
                             is_auditor, license_verified, registered_at)
      SELECT id, unit_number, first_name, last_name, email, phone_number, department, is_admin, is_auditor,
             licence_verified, registered_at
      FROM ${rows}`,
  });

/** With the table's default channels. `responder_unit_number_key` refuses a taken unit number. */
export const insertResponder = (responder: ResponderRecord, registeredAt: Instant): Statement => ({
  name: 'responder.insert',
  text: `INSERT INTO responder (id, unit_number, first_name, last_name, email, phone_number, department, is_admin,
                                is_auditor, license_verified, registered_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  values: [...cells(responder), responder.licenceVerified, registeredAt],
});

/**
 * `responder_unit_number_key` refuses a taken unit number, `responder_last_admin_check` the removal of the last admin. Leaves out
 * whether the license is verified, since a review may decide it at the same moment.
 */
export const updateResponder = (responder: ResponderRecord): Statement => ({
  name: 'responder.update',
  text: `UPDATE responder SET unit_number = $2, first_name = $3, last_name = $4, email = $5, phone_number = $6,
                              department = $7, is_admin = $8, is_auditor = $9, language = $10, channels = $11,
                              takes_in_emergency = $12, decision_channels = $13
         WHERE id = $1`,
  values: [
    ...cells(responder),
    responder.language,
    responder.channels,
    responder.takesInEmergency,
    responder.decisionChannels,
  ],
});

/** The result of the last review of the responder's license. */
export const setLicenceVerified = (responderId: ResponderId, verified: boolean): Statement => ({
  name: 'responder.set-licence-verified',
  text: `UPDATE responder SET license_verified = $2 WHERE id = $1`,
  values: [responderId, verified],
});

/** `responder_last_admin_check` refuses to suspend the last admin. The reason is erased with the row. */
export const noteSuspension = (responderId: ResponderId, reason: string, now: Instant): Statement => ({
  name: 'responder.note-suspension',
  text: `UPDATE responder SET suspended_at = $2, suspension_reason = $3, suspension_lifted_reason = NULL WHERE id = $1`,
  values: [responderId, now, reason],
});

export const noteLifting = (responderId: ResponderId, reason: string): Statement => ({
  name: 'responder.note-lifting',
  text: `UPDATE responder SET suspended_at = NULL, suspension_lifted_reason = $2 WHERE id = $1`,
  values: [responderId, reason],
});

/** Refused by `responder_last_admin_check`, and by foreign keys of what still refers to the responder. */
export const deleteResponder = (responderId: ResponderId): Statement => ({
  name: 'responder.delete',
  text: `DELETE FROM responder WHERE id = $1`,
  values: [responderId],
});
