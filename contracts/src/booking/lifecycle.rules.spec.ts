import { bookingStatuses, bookingSteps } from './booking.words.js';
import { allowsStep, situationOf } from './lifecycle.rules.js';

/** The lifecycle as it is drawn in docs/domain.md, one line for each allowed step. */
const allowed = [
  'pending approve',
  'pending reject',
  'pending change',
  'pending hand-on',
  'pending cancel',
  'pending withdraw',
  'approved sign',
  'approved change',
  'approved extend',
  'approved hand-on',
  'approved cancel',
  'approved withdraw',
  'approved+signed check-in',
  'approved+signed change',
  'approved+signed extend',
  'approved+signed hand-on',
  'approved+signed cancel',
  'approved+signed withdraw',
  'active check-out',
  'active change',
  'active extend',
  'active cancel',
  'cancelled reinstate',
];

describe('the lifecycle', () => {
  it('allows the drawn steps and no others', () => {
    const found = bookingStatuses.flatMap((status) =>
      [false, true].flatMap((signed) =>
        bookingSteps
          .filter((step) => allowsStep(status, signed, step))
          .map((step) => `${status}${signed && status === 'approved' ? '+signed' : ''} ${step}`),
      ),
    );
    expect([...new Set(found)].sort()).toEqual([...allowed].sort());
  });

  it('tells signed from approved only while approved', () => {
    expect(situationOf('approved', true)).toBe('signed');
    expect(situationOf('approved', false)).toBe('approved');
    expect(situationOf('cancelled', true)).toBe('cancelled');
  });
});
