import type { LicenceDecision, PhotoSide } from '../licences/licence.words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';

/** About photos of driving licences and what becomes of them (docs/domain.md#licences). */
export const licenceRefusals = {
  UPLOAD_NOT_FOUND: withoutFacts(
    404,
    'Upload not found',
    'There is no such upload of yours. Please choose the photo again to upload it.',
  ),
  UPLOAD_LINK_EXPIRED: withoutFacts(
    410,
    'Upload link expired',
    'The time for this upload is over. Please choose the photo again to upload it.',
  ),
  UPLOAD_LINK_USED: withoutFacts(
    409,
    'Upload link used before',
    'A photo was uploaded here already. Please choose the photo again to upload another one.',
  ),
  PHOTO_TOO_LARGE: withoutFacts(413, 'Photo too large', 'The photo is larger than 10 MB. Please choose a smaller one.'),
  PHOTO_TYPE_NOT_ALLOWED: withoutFacts(
    415,
    'Not a photo of an accepted type',
    'This file is not a JPEG, PNG or WebP photo. Please choose another one.',
  ),
  PHOTO_TOO_MANY_PIXELS: withoutFacts(
    422,
    'Photo with too many pixels',
    'The photo has more than 67 million pixels. Please choose a smaller one.',
  ),
  PHOTO_UNREADABLE: withoutFacts(
    422,
    'Photo not readable',
    'The photo is damaged or incomplete. Please take it again or choose another one.',
  ),
  PHOTOS_NOT_DIFFERENT: withoutFacts(
    422,
    'One photo for both sides',
    'The front and the back are the same photo. Please upload a photo of each side.',
  ),
  PHOTO_NOT_UPLOADED: withFacts<{ sides: readonly PhotoSide[] }>({
    status: 422,
    title: 'Photo not uploaded',
    detail: ({ sides }) =>
      sides[0] !== undefined && sides.length === 1
        ? `The photo of the ${sides[0]} is not there, or was handed in before. Please upload it again.`
        : 'The photos of both sides are not there, or were handed in before. Please upload them again.',
    example: { sides: ['front'] },
  }),
  PHOTO_NOT_FOUND: withoutFacts(
    404,
    'Photo not found',
    'There is no such photo any more. Please reload the page to see what is there now.',
  ),
  LICENCE_VERIFICATION_NOT_FOUND: withoutFacts(
    404,
    'Licence not found',
    'There is no such licence to review. The list may have changed; please reload it.',
  ),
  LICENCE_NOT_PENDING: withFacts<{ status: LicenceDecision | 'replaced' }>({
    status: 409,
    title: 'Licence not waiting any more',
    detail: ({ status }) => notPendingInWords[status],
    example: { status: 'replaced' },
  }),
};

const notPendingInWords: Readonly<Record<LicenceDecision | 'replaced', string>> = {
  approved: 'This licence was approved already. Please reload the list to see what still waits.',
  rejected: 'This licence was rejected already. Please reload the list to see what still waits.',
  replaced: 'The responder has handed in newer photos. Please reload the list and review those.',
};
