import type { ResponderId } from '@rigbook/contracts/kernel';
import { assertNever } from '../platform/decisions/index.js';
import type { LicenceEvent } from './licence.events.js';

/** A submission, for decisions. */
export type LicenceVerification =
  | { readonly status: 'unsubmitted' }
  | { readonly status: 'pending' | 'replaced' | 'approved' | 'rejected'; readonly responderId: ResponderId };

export const unsubmitted: LicenceVerification = { status: 'unsubmitted' };

export function evolve(before: LicenceVerification, event: LicenceEvent): LicenceVerification {
  const { responderId } = event.data;
  switch (event.type) {
    case 'LicenceSubmitted':
      return { status: 'pending', responderId };
    case 'LicenceReplaced':
      return { status: 'replaced', responderId };
    case 'LicenceApproved':
      return { status: 'approved', responderId };
    case 'LicenceRejected':
      return { status: 'rejected', responderId };
    case 'LicencePhotosDeleted':
      return before;
    default:
      return assertNever(event);
  }
}

export const licenceFrom = (history: readonly LicenceEvent[]): LicenceVerification =>
  history.reduce(evolve, unsubmitted);
