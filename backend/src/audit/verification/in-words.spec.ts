import { verificationFaults } from '@rigbook/contracts/audit/verification.words';
import { instant } from '@rigbook/contracts/kernel/time';
import { fault } from '../../platform/seal/verify/fault.js';
import { inWords } from './in-words.js';

const found = {
  check: 'chain',
  outcome: 'passed',
  checkedAt: instant('2026-11-22T16:00Z'),
  counted: 7,
  fault: null,
} as const;
const event = { position: '42', type: 'BookingApproved', stream: 'the-stream', id: 'the-id' };

describe('a line about a check', () => {
  it('says what was found in order, and what was left aside', () => {
    expect(inWords(found)).toBe('✓  Chain: 7 events are what was sealed, in their order, versions without gaps');
    expect(inWords({ ...found, aside: 2 })).toMatch('2 more wait to be sealed');
    expect(inWords({ ...found, check: 'heads', counted: 0, head: null })).toBe(
      '✓  Signed heads: nothing is sealed yet',
    );
  });

  it.each(verificationFaults)('says of %s where it is', (code) => {
    const line = inWords({
      ...found,
      outcome: 'failed',
      fault: fault(code, { event, subject: 'what', between: { from: 3, to: 5 } }),
    });
    expect(line).toMatch(
      /^✗ {2}Chain: .+ \(what\), between number 3 and 5 of the chain, position 42, BookingApproved, stream the-stream, id the-id$/,
    );
  });

  it('names an event that is gone by its position', () => {
    const gone = { position: '42', type: null, stream: null, id: null };
    expect(inWords({ ...found, outcome: 'failed', fault: fault('event-missing', { event: gone }) })).toBe(
      '✗  Chain: an event that was sealed is gone, position 42',
    );
  });

  it('says that something was not checked', () => {
    expect(inWords({ ...found, check: 'views', outcome: 'not-checked' })).toMatch(/^\? {2}Read models: not checked/);
  });
});
