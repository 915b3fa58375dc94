import { ApiError } from '../http/problem.js';
import type { OutgoingForm } from './outgoing-form.js';

/** Why the server refused a form, as the device keeps it. */
export type KeptProblem = Pick<ApiError, 'status' | 'detail' | 'code' | 'fields' | 'facts'>;

/** What stands with the draft of a report that came back. */
export interface CameBack {
  /** as it was sent, without what is the draft */
  readonly form: Omit<OutgoingForm, 'written'>;
  /** left out if its person took it back */
  readonly problem?: KeptProblem;
}

export function cameBack(
  { written: _written, ...form }: OutgoingForm,
  error: unknown,
): { readonly cameBack: CameBack } {
  if (!(error instanceof ApiError)) return { cameBack: { form } };
  const { status, detail, code, fields, facts } = error;
  return { cameBack: { form, problem: { status, detail, code, fields, ...(facts && { facts }) } } };
}
