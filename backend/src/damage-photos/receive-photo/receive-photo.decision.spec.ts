import type { DamageId, DamagePhotoId } from '@rigbook/contracts/kernel';
import * as past from '../../../test/support/booking-history.js';
import type { PhotoStanding } from '../photo-standing.query.js';
import { receivePhoto } from './receive-photo.decision.js';

const photoId = '0197f1c2-0b03-7000-8000-000000000b03' as DamagePhotoId;
const damageId = '0197f1c2-0b01-7000-8000-000000000b01' as DamageId;
const standing: PhotoStanding = { damageId, isReceived: false, sha256: 'a'.repeat(64) };
const { requested, approved, signed, checkedIn, checkedOut } = past;

const when = (changed: Partial<PhotoStanding> = {}, responderId = past.dana, administers = false) =>
  past
    .given(requested, approved, signed, checkedIn, checkedOut)
    .when((booking) =>
      receivePhoto(booking, { by: { responderId, administers }, photoId }, { ...standing, ...changed })!,
    );

describe('a photo of damage', () => {
  it('follows its step, also after the shift, and its hash is recorded', () => {
    when().thenHappens('DamagePhotoReceived', { damageId, photoId, photoSha256: 'a'.repeat(64) });
  });

  it('comes from the responder, or from an administrator for them', () => {
    when({}, past.otherResponder).thenRefused('BOOKING_NOT_FOUND');
    when({}, past.otherResponder, true).thenHappens('DamagePhotoReceived');
  });

  it('that no report announced is refused', () => {
    when({ damageId: null }).thenRefused('DAMAGE_PHOTO_NOT_EXPECTED');
  });

  it('without an upload is refused', () => {
    when({ sha256: null }).thenRefused('DAMAGE_PHOTO_NOT_UPLOADED');
  });

  it('that arrived before is no second event, whatever became of its upload', () => {
    const booking = past.given(requested, approved, signed, checkedIn);
    booking.when((each) => {
      const by = { responderId: past.dana, administers: false };
      expect(receivePhoto(each, { by, photoId }, { damageId, isReceived: true, sha256: null })).toBeUndefined();
      return past.noteAdded;
    });
  });
});
