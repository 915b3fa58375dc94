import fc from 'fast-check';
import { day } from '../kernel/calendar.js';
import { instant, periodOf } from '../kernel/time.js';
import { endOfPapers, hasPapersThroughout } from './papers-end.rules.js';
import { firstPapersEnd } from './papers.rules.js';
import { serviceKinds } from './service.words.js';

const zone = 'Asia/Jerusalem';
const insured = { paper: 'insurance', lastDay: day('2026-11-30') } as const;

describe('the papers of a vehicle', () => {
  it('are valid to the end of their last day, in the zone of the organization', () => {
    expect(endOfPapers(insured, zone)).toBe('2026-11-30T22:00:00.000Z');
    expect(endOfPapers(insured, 'UTC')).toBe('2026-12-01T00:00:00.000Z');
  });

  it('hold for a booking that ends with their last day', () => {
    expect(hasPapersThroughout(periodOf(instant('2026-11-30T20:00Z'), 2), insured, zone)).toBe(true);
  });

  it('do not hold for a booking that goes on after their last day, or begins later', () => {
    expect(hasPapersThroughout(periodOf(instant('2026-11-30T20:00Z'), 3), insured, zone)).toBe(false);
    expect(hasPapersThroughout(periodOf(instant('2026-12-24T20:00Z'), 1), insured, zone)).toBe(false);
  });

  it('of a vehicle without papers that Rigbook knows stand in no way', () => {
    expect(hasPapersThroughout(periodOf(instant('2026-12-24T20:00Z'), 24), null, zone)).toBe(true);
  });

  it('end with the one that ends first; service that is due ends nothing', () => {
    expect(
      firstPapersEnd([
        { kind: 'vehicle-licence', validUntil: day('2027-01-31') },
        { kind: 'insurance', validUntil: insured.lastDay },
        { kind: 'oil', validUntil: day('2026-01-01') },
        { kind: 'yearly-test', validUntil: null },
      ]),
    ).toEqual(insured);
    expect(firstPapersEnd([])).toBeNull();
  });

  it('end the same whatever the order in which they are looked at', () => {
    const plan = fc.record({
      kind: fc.constantFrom(...serviceKinds),
      validUntil: fc.constantFrom(null, day('2026-11-30'), day('2026-12-01'), day('2027-01-31')),
    });
    fc.assert(
      fc.property(fc.array(plan), (plans) => {
        expect(firstPapersEnd([...plans].reverse())).toEqual(firstPapersEnd(plans));
      }),
    );
  });
});
