import type { DamageReport } from '../booking/shift/damage.words.js';
import { addSeconds, instant } from '../kernel/time.js';
import { codeTyped, isCodeGood, mustBeReturned } from './joint-handover.rules.js';

const madeAt = instant('2026-11-23T20:00Z');
const after = (seconds: number) => addSeconds(madeAt, seconds);
const scratch: DamageReport = { area: 'roof', severity: 'minor', description: 'A scratch' };
const dent: DamageReport = { area: 'hood', severity: 'major', description: ' A deep dent ' };

describe('the code of a joint handover', () => {
  it('can be opened for five minutes', () => {
    expect([0, 1, 299].map((seconds) => isCodeGood(madeAt, false, after(seconds)))).toEqual([true, true, true]);
    expect([300, 301, 86_400].map((seconds) => isCodeGood(madeAt, false, after(seconds)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('can be confirmed for a minute longer by who opened it, whose phone may be without signal', () => {
    expect([0, 300, 359].map((seconds) => isCodeGood(madeAt, true, after(seconds)))).toEqual([true, true, true]);
    expect(isCodeGood(madeAt, true, after(360))).toBe(false);
  });

  it.each([
    ['482913', '482913'],
    [' 482 913 ', '482913'],
    ['482-913', '482913'],
    ['000000', '000000'],
  ])('is read from "%s"', (typed, code) => expect(codeTyped(typed)).toBe(code));

  it.each(['', '48291', '4829133', '48291a', '٤٨٢٩١٣'])('is not "%s"', (typed) =>
    expect(codeTyped(typed)).toBeUndefined(),
  );
});

describe('damage of the walk-round', () => {
  it('stops the handover where major damage takes the vehicle out of service', () => {
    expect(mustBeReturned([scratch, dent], true)).toBe(true);
    expect(mustBeReturned([scratch, dent], false)).toBe(false);
    expect(mustBeReturned([scratch], true)).toBe(false);
  });
});
