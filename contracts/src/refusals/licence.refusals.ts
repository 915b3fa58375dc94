import type { LicenceDecision, PhotoSide } from '../licences/licence.words.js';
import { withFacts, withoutFacts } from './refusal-definition.js';
import { waitInWords } from './sentence.js';

/** About license photos and their review (docs/domain.md#licences). */
export const licenceRefusals = {
  UPLOAD_NOT_FOUND: withoutFacts(404, 'Upload not found', 'This upload does not exist. Please choose the photo again.'),
  UPLOAD_LINK_EXPIRED: withoutFacts(
    410,
    'Upload link expired',
    'The time for this upload has run out. Please choose the photo again.',
  ),
  TOO_MANY_UPLOADS: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many photos',
    detail: ({ retryAfterSeconds }) =>
      `You have sent a great many photos in a short time. Please choose the photo again in ${waitInWords(retryAfterSeconds)}.`,
    example: { retryAfterSeconds: 1_800 },
  }),
  UPLOAD_LINK_USED: withoutFacts(
    409,
    'Upload link already used',
    'This link was already used. Please choose the photo again.',
  ),
  PHOTO_TOO_LARGE: withoutFacts(413, 'File too large', 'The file is larger than 10 MB. Please choose a smaller one.'),
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
        ? `The photo of the ${sides[0]} was not uploaded, or was already submitted. Please upload it again.`
        : 'The photos of both sides were not uploaded, or were already submitted. Please upload them again.',
    example: { sides: ['front'] },
  }),
  DAMAGE_PHOTO_NOT_EXPECTED: withoutFacts(
    409,
    'Photo not expected',
    'No report announced this photo. Please send the report first.',
  ),
  DAMAGE_PHOTO_NOT_UPLOADED: withoutFacts(
    422,
    'Photo not uploaded',
    'This photo was not uploaded, or was already handed in. Please upload it again.',
  ),
  PHOTO_NOT_FOUND: withoutFacts(404, 'Photo not found', 'This photo no longer exists. Please reload the page.'),
  LICENCE_VERIFICATION_NOT_FOUND: withoutFacts(
    404,
    'License not found',
    'There is no such license to review. The list may have changed; please reload it.',
  ),
  LICENCE_NOT_PENDING: withFacts<{ status: LicenceDecision | 'replaced' }>({
    status: 409,
    title: 'License already reviewed',
    detail: ({ status }) => notPendingInWords[status],
    example: { status: 'replaced' },
  }),
};

const notPendingInWords: Readonly<Record<LicenceDecision | 'replaced', string>> = {
  approved: 'This license was already approved. Please reload the list.',
  rejected: 'This license was already rejected. Please reload the list.',
  replaced: 'The responder has submitted newer photos. Please reload the list and review those.',
};
