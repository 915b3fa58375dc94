import type { LicenceVerificationId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { photoSides, type PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { keepAll, Refusal, type Rule } from '../../platform/decisions/index.js';
import type { LicenceReplaced, LicenceSubmitted } from '../licence.events.js';
import type { LicenceVerification } from '../licence.state.js';

/** The photos of both sides; undefined if an address does not name an upload. */
export type PhotosGiven = Readonly<Record<PhotoSide, PhotoUploadId | undefined>>;

export interface Submission {
  readonly verificationId: LicenceVerificationId;
  readonly responderId: ResponderId;
  readonly photos: PhotosGiven;
}

export interface SubmissionFacts {
  /** the hash of each upload of this responder that contains a photo and was not submitted before; null: not known */
  readonly uploaded: ReadonlyMap<PhotoUploadId, string | null>;
  /** the responder's previous submission */
  readonly before: LicenceVerification;
}

export interface SubmittedLicence {
  readonly submitted: LicenceSubmitted;
  /** for the stream of the previous submission, if it is pending */
  readonly replaced: LicenceReplaced | undefined;
}

const namesTwoDifferentPhotos: Rule<Submission, SubmissionFacts> = ({ photos: { front, back } }, { uploaded }) => {
  if (front === undefined || back === undefined) return undefined;
  const showsTheSame = (uploaded.get(front) ?? front) === (uploaded.get(back) ?? back);
  return showsTheSame ? new Refusal('PHOTOS_NOT_DIFFERENT') : undefined;
};

const namesUploadedPhotos: Rule<Submission, SubmissionFacts> = ({ photos }, { uploaded }) => {
  const missing = photoSides.filter((side) => !isIn(uploaded, photos[side]));
  return missing.length > 0 ? new Refusal('PHOTO_NOT_UPLOADED', { sides: missing }) : undefined;
};

const isIn = (uploads: SubmissionFacts['uploaded'], upload: PhotoUploadId | undefined): boolean =>
  upload !== undefined && uploads.has(upload);

export const submitLicenceRules = [namesTwoDifferentPhotos, namesUploadedPhotos];

/** Submits photos for review. They replace pending older ones. @throws Refusal */
export function submitLicence(submission: Submission, facts: SubmissionFacts): SubmittedLicence {
  keepAll(submitLicenceRules, submission, facts);
  const { responderId, verificationId, photos } = submission;
  return {
    submitted: {
      type: 'LicenceSubmitted',
      data: {
        responderId,
        frontUploadId: photos.front as PhotoUploadId,
        backUploadId: photos.back as PhotoUploadId,
      },
    },
    replaced:
      facts.before.status === 'pending'
        ? { type: 'LicenceReplaced', data: { responderId, replacedBy: verificationId } }
        : undefined,
  };
}
