import { refuseRequest, requestErasure, withdrawRequest } from './erasure-request.decision.js';

const notFound = expect.objectContaining({ code: 'ERASURE_REQUEST_NOT_FOUND' });

describe('a request to be erased', () => {
  it.each(['none', 'withdrawn', 'refused'] as const)('can be made when the last one is %s', (state) =>
    expect(requestErasure(state)).toEqual([{ type: 'ErasureRequested', data: {} }]),
  );

  it('is made once while it is open', () => expect(requestErasure('open')).toEqual([]));

  it('is withdrawn or refused while it is open', () => {
    expect(withdrawRequest('open')).toEqual({ type: 'ErasureRequestWithdrawn', data: {} });
    expect(refuseRequest('open', { because: 'claim-open', explanation: null })).toEqual({
      type: 'ErasureRefused',
      data: { because: 'claim-open' },
    });
  });

  it('is not refused for another reason that nobody names', () => {
    expect(() => refuseRequest('open', { because: 'other', explanation: null })).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED' }),
    );
    expect(refuseRequest('open', { because: 'other', explanation: 'See our letter' }).data).toEqual({
      because: 'other',
    });
  });

  it.each(['none', 'withdrawn', 'refused'] as const)('that is %s can be neither withdrawn nor refused', (state) => {
    expect(() => withdrawRequest(state)).toThrow(notFound);
    expect(() => refuseRequest(state, { because: 'other', explanation: 'See our letter' })).toThrow(notFound);
  });
});
