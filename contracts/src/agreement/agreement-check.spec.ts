import fc from 'fast-check';
import { agreementVerdict } from './agreement-check.rules.js';

const hash = fc.stringMatching(/^[0-9a-f]{64}$/);
const [signed, other] = ['a'.repeat(64), 'b'.repeat(64)];

describe('a signed document', () => {
  it('is genuine where event, record and bytes agree', () =>
    fc.assert(
      fc.property(hash, (event) =>
        expect(agreementVerdict({ event, record: event, document: event }, false)).toBe('genuine'),
      ),
    ));

  it.each([
    ['its bytes are others', { event: signed, record: signed, document: other }],
    ['its bytes and what is said about them are others', { event: signed, record: other, document: other }],
    ['only what is said about it is another', { event: signed, record: other, document: signed }],
  ])('is altered where %s', (_, hashes) => expect(agreementVerdict(hashes, false)).toBe('altered'));

  it('is erased with its signer, and missing while its signer is there', () => {
    const gone = { event: signed, record: null, document: null };
    expect(agreementVerdict(gone, true)).toBe('erased');
    expect(agreementVerdict(gone, false)).toBe('missing');
  });
});
