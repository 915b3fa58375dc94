import type { ResponderId } from '@rigbook/contracts/kernel';
import { isGood, type CheckedRow } from '@rigbook/contracts/responders/import.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { registerResponder, type RegisteredResponder } from '../register-responder/register-responder.decision.js';

/** Registers the people of valid rows, ordered by unit, so that two imports cannot deadlock. */
export const importResponders = (
  rows: readonly CheckedRow[],
  newId: () => ResponderId,
): readonly RegisteredResponder[] =>
  rows
    .filter(isGood)
    .map(({ form }) => registerResponder(newId(), { ...form, department: form.department as Department }))
    .sort(({ record: one }, { record: other }) => (one.unitNumber < other.unitNumber ? -1 : 1));
