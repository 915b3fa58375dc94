import type { DamagePhotoId, DefectId } from '@rigbook/contracts/kernel';
import { eraseSeenPhoto, receiveSeenPhoto } from './seen-photo.decision.js';
import type { SeenPhotoStanding } from './seen-photo.statements.js';

const photoId = '0197f1c2-0b03-7000-8000-000000000b03' as DamagePhotoId;
const defectId = '0197f1c2-0b01-7000-8000-000000000b01' as DefectId;
const receive = (standing: Partial<SeenPhotoStanding> = {}) =>
  receiveSeenPhoto(photoId, { defectId, isReceived: false, sha256: 'a'.repeat(64), ...standing });
const refusal = (code: string) => expect.objectContaining({ code }) as Error;

describe('a photo of what somebody saw', () => {
  it('follows its report, and its hash is recorded', () => {
    expect(receive()).toEqual({
      type: 'SeenPhotoReceived',
      data: { defectId, photoId, photoSha256: 'a'.repeat(64) },
    });
  });

  it('that no report of its person announced is refused', () => {
    expect(() => receive({ defectId: null })).toThrow(refusal('DAMAGE_PHOTO_NOT_EXPECTED'));
  });

  it('without an upload is refused, and one that arrived before is no second event', () => {
    expect(() => receive({ sha256: null })).toThrow(refusal('DAMAGE_PHOTO_NOT_UPLOADED'));
    expect(receive({ isReceived: true, sha256: null })).toBeUndefined();
  });

  it('is erased while it is there', () => {
    const erasing = { defectId, photoId, because: 'names-a-person' } as const;
    expect(eraseSeenPhoto(erasing, { isThere: true })).toEqual({ type: 'SeenPhotoErased', data: erasing });
    expect(() => eraseSeenPhoto(erasing, { isThere: false })).toThrow(refusal('PHOTO_NOT_FOUND'));
  });
});
