import { isRequestRefusalCode, requestRefusalCodes } from './refused-request.words.js';
import { refusals } from '../../refusals/refusals.js';

describe('reasons for which a request is refused', () => {
  it('are answered with 403, 409 or 422: what is malformed or not there is no decision', () => {
    expect(new Set(requestRefusalCodes.map((code) => refusals[code].status))).toEqual(new Set([403, 409, 422]));
  });

  it.each(['VALIDATION_FAILED', 'SIGNED_OUT', 'VEHICLE_NOT_FOUND', 'IDEMPOTENCY_KEY_REUSED'])(
    'leave out %s',
    (code) => {
      expect(isRequestRefusalCode(code)).toBe(false);
    },
  );
});
