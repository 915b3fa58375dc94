import type { LicenceVerificationId, PhotoUploadId, ResponderId } from '@rigbook/contracts/kernel';
import { licenceDecisions } from '@rigbook/contracts/licences/licence.words';
import type { LicenceEvent } from '../licence.events.js';
import { licenceFrom } from '../licence.state.js';
import { reviewLicence } from './review-licence.decision.js';

const responderId = '0199c0de-0101-7000-8000-000000000101' as ResponderId;
const upload = '0199c0de-0f01-7000-8000-000000000f01' as PhotoUploadId;
const newer = '0199c0de-0002-7000-8000-000000000002' as LicenceVerificationId;
const data = { responderId };

const submitted: LicenceEvent = {
  type: 'LicenceSubmitted',
  data: { ...data, frontUploadId: upload, backUploadId: upload },
};
const ends: readonly LicenceEvent[] = [
  { type: 'LicenceApproved', data },
  { type: 'LicenceRejected', data },
  { type: 'LicenceReplaced', data: { ...data, replacedBy: newer } },
];

describe('reviewing a driving licence', () => {
  it('approves or rejects one that waits', () => {
    const waiting = licenceFrom([submitted]);
    expect(reviewLicence(waiting, 'approved')).toEqual({ type: 'LicenceApproved', data });
    expect(reviewLicence(waiting, 'rejected')).toEqual({ type: 'LicenceRejected', data });
  });

  it.each(ends.flatMap((end) => licenceDecisions.map((decision) => [end, decision] as const)))(
    'refuses another decision after %j: %s',
    (end, decision) => {
      expect(() => reviewLicence(licenceFrom([submitted, end]), decision)).toThrow(
        expect.objectContaining({ code: 'LICENCE_NOT_PENDING', facts: { status: end.type.slice(7).toLowerCase() } }),
      );
    },
  );

  it('refuses one that was never handed in', () => {
    expect(() => reviewLicence(licenceFrom([]), 'approved')).toThrow(
      expect.objectContaining({ code: 'LICENCE_VERIFICATION_NOT_FOUND' }),
    );
  });
});
