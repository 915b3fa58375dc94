import type { VerificationCheck, VerificationOutcome } from '@rigbook/contracts/audit/verification.words';
import type { Instant } from '@rigbook/contracts/kernel';
import type { Head } from '../../platform/seal/head.js';
import type { Fault } from '../../platform/seal/verify/fault.js';

export interface CheckResult {
  readonly check: VerificationCheck;
  readonly outcome: VerificationOutcome;
  readonly checkedAt: Instant;
  /** triggers, events, heads, documents or tables, up to the first fault */
  readonly counted: number;
  /** events that are not sealed yet, or documents that were erased with their signers */
  readonly aside?: number;
  /** the newest one with a valid signature */
  readonly head?: Head | null;
  readonly fault: Fault | null;
}

export const failedIf = (fault: Fault | null): Pick<CheckResult, 'outcome' | 'fault'> => ({
  outcome: fault ? 'failed' : 'passed',
  fault,
});
