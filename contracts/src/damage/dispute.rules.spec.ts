import type { BookingId } from '../kernel/ids.js';
import { isShiftOfOutcome } from './dispute.rules.js';

describe('the outcome', () => {
  const [one, other] = ['one', 'other'] as [BookingId, BookingId];

  it('names a shift of the bracket if damage is attributed, and else none', () => {
    expect(isShiftOfOutcome('attributed', one, [one])).toBe(true);
    expect(isShiftOfOutcome('attributed', other, [one])).toBe(false);
    expect(isShiftOfOutcome('attributed', null, [one])).toBe(false);
    expect(isShiftOfOutcome('not-attributable', null, [one])).toBe(true);
    expect(isShiftOfOutcome('not-damage', one, [one])).toBe(false);
  });
});
