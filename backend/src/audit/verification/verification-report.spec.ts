import { verificationFaults } from '@rigbook/contracts/audit/verification.words';
import { instant } from '@rigbook/contracts/kernel';
import { fault } from '../../platform/seal/verify/fault.js';
import { reportLine } from './verification-report.js';

const found = {
  check: 'chain',
  outcome: 'passed',
  checkedAt: instant('2026-11-22T16:00Z'),
  counted: 7,
  fault: null,
} as const;
const event = { position: '42', type: 'BookingApproved', stream: 'the-stream', id: 'the-id' };

describe('the line of a check', () => {
  it('says what passed, and what was left out', () => {
    expect(reportLine(found)).toBe(
      '✓  Chain: 7 events are unchanged since they were sealed, in order, with no gap in their versions',
    );
    expect(reportLine({ ...found, aside: 2 })).toMatch('; 2 not sealed yet');
    expect(reportLine({ ...found, check: 'heads', counted: 0, head: null })).toBe(
      '✓  Signed heads: no event is sealed yet',
    );
  });

  it.each(verificationFaults)('says of %s where it is', (code) => {
    const line = reportLine({
      ...found,
      outcome: 'failed',
      fault: fault(code, { event, subject: 'what', between: { from: 3, to: 5 } }),
    });
    expect(line).toMatch(
      /^✗ {2}Chain: .+ \(what\), between numbers 3 and 5 of the chain, position 42, BookingApproved, stream the-stream, id the-id$/,
    );
  });

  it('names an event that is gone by its position', () => {
    const gone = { position: '42', type: null, stream: null, id: null };
    expect(reportLine({ ...found, outcome: 'failed', fault: fault('event-missing', { event: gone }) })).toBe(
      '✗  Chain: a sealed event is missing, position 42',
    );
  });

  it('says that something was not checked', () => {
    expect(reportLine({ ...found, check: 'views', outcome: 'not-checked' })).toMatch(/^\? {2}Read models: not checked/);
  });

  it('says that the first head is still to come', () => {
    expect(reportLine({ ...found, check: 'heads', counted: 0, outcome: 'no-head-yet' })).toBe(
      '?  Signed heads: no head yet; the first one is signed within seconds',
    );
  });
});
