import type { LicenceDecision } from '@rigbook/contracts/licences/licence.words';
import { Refusal } from '../../platform/decisions/index.js';
import type { LicenceApproved, LicenceRejected } from '../licence.events.js';
import type { LicenceVerification } from '../licence.state.js';

/** Approves or rejects pending photos. @throws Refusal LICENCE_VERIFICATION_NOT_FOUND, LICENCE_NOT_PENDING */
export function reviewLicence(
  verification: LicenceVerification,
  decision: LicenceDecision,
): LicenceApproved | LicenceRejected {
  if (verification.status === 'unsubmitted') throw new Refusal('LICENCE_VERIFICATION_NOT_FOUND');
  if (verification.status !== 'pending') throw new Refusal('LICENCE_NOT_PENDING', { status: verification.status });
  const { responderId } = verification;
  return { type: decision === 'approved' ? 'LicenceApproved' : 'LicenceRejected', data: { responderId } };
}
