import type { LicenceVerificationId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel/ids';

/**
 * What became of photos that were handed in. Each handing-in has a stream of its own; photos, and what an administrator wrote
 * about somebody's licence, are in rows that can be erased.
 */
export type LicenceEvent = LicenceSubmitted | LicenceReplaced | LicenceApproved | LicenceRejected;

/** The stream carries the id of the verification. */
export const LICENCE_STREAM = 'licence-verification';

interface OfResponder {
  readonly responderId: ResponderId;
}

export interface LicenceSubmitted {
  readonly type: 'LicenceSubmitted';
  readonly data: OfResponder & {
    readonly frontUploadId: PhotoUploadId;
    readonly backUploadId: PhotoUploadId;
  };
}

/** Newer photos were handed in before these were reviewed. */
export interface LicenceReplaced {
  readonly type: 'LicenceReplaced';
  readonly data: OfResponder & { readonly replacedBy: LicenceVerificationId };
}

export interface LicenceApproved {
  readonly type: 'LicenceApproved';
  readonly data: OfResponder;
}

export interface LicenceRejected {
  readonly type: 'LicenceRejected';
  readonly data: OfResponder;
}
