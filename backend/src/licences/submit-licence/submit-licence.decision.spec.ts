import type { LicenceVerificationId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import type { LicenceEvent } from '../licence.events.js';
import { licenceFrom } from '../licence.state.js';
import { submitLicence, type PhotosGiven } from './submit-licence.decision.js';

const dana = '0199c0de-0101-7000-8000-000000000101' as ResponderId;
const [first, second] = ['0199c0de-0001', '0199c0de-0002'].map((id) => `${id}-7000-8000-00000000000a`) as [
  LicenceVerificationId,
  LicenceVerificationId,
];
const [front, back, other] = ['0199c0de-0f01', '0199c0de-0f02', '0199c0de-0f03'].map(
  (id) => `${id}-7000-8000-00000000000b`,
) as [PhotoUploadId, PhotoUploadId, PhotoUploadId];

const submitted: LicenceEvent = {
  type: 'LicenceSubmitted',
  data: { responderId: dana, frontUploadId: other, backUploadId: other },
};
const approved: LicenceEvent = { type: 'LicenceApproved', data: { responderId: dana } };
const rejected: LicenceEvent = { type: 'LicenceRejected', data: { responderId: dana } };
const replaced: LicenceEvent = { type: 'LicenceReplaced', data: { responderId: dana, replacedBy: first } };

const shown = (ofFront: string | null, ofBack: string | null) =>
  new Map([
    [front, ofFront],
    [back, ofBack],
  ]);
const submit = (photos: PhotosGiven, ...history: LicenceEvent[]) =>
  submitLicence(
    { verificationId: second, responderId: dana, photos },
    { uploaded: shown('a', 'b'), before: licenceFrom(history) },
  );

describe('handing in a driving licence', () => {
  it('takes two uploaded photos', () => {
    expect(submit({ front, back })).toEqual({
      submitted: {
        type: 'LicenceSubmitted',
        data: { responderId: dana, frontUploadId: front, backUploadId: back },
      },
      replaced: undefined,
    });
  });

  it('replaces what still waits', () => {
    expect(submit({ front, back }, submitted).replaced).toEqual({
      type: 'LicenceReplaced',
      data: { responderId: dana, replacedBy: second },
    });
  });

  it.each([
    ['rejected', [submitted, rejected]],
    ['approved', [submitted, approved]],
    ['replaced already', [submitted, replaced]],
  ])('replaces nothing that was %s', (_what, history) => {
    expect(submit({ front, back }, ...history).replaced).toBeUndefined();
  });

  it('refuses one photo for both sides', () => {
    expect(() => submit({ front, back: front })).toThrow(expect.objectContaining({ code: 'PHOTOS_NOT_DIFFERENT' }));
  });

  it('refuses two uploads that show the same', () => {
    const given = { verificationId: second, responderId: dana, photos: { front, back } };
    const before = licenceFrom([]);
    expect(() => submitLicence(given, { uploaded: shown('a', 'a'), before })).toThrow(
      expect.objectContaining({ code: 'PHOTOS_NOT_DIFFERENT' }),
    );
    // uploaded before it was noted what they show
    expect(submitLicence(given, { uploaded: shown(null, null), before }).submitted.type).toBe('LicenceSubmitted');
  });

  it.each([
    ['front', { front: other, back }, ['front']],
    ['back', { front, back: undefined }, ['back']],
    ['neither', { front: undefined, back: undefined }, ['front', 'back']],
  ])('refuses photos that were not uploaded: %s', (_what, photos, sides) => {
    expect(() => submit(photos)).toThrow(expect.objectContaining({ code: 'PHOTO_NOT_UPLOADED', facts: { sides } }));
  });
});
