import { isPhoneLastFour, isUnitNumber, keepDigits, signInFormatProblem } from './auth.rules.js';

describe('signing in', () => {
  it('takes a unit of 3 digits, leading noughts included, and 4 phone digits', () => {
    expect(signInFormatProblem('007', '0100')).toBeUndefined();
  });

  it.each(['', '7', '0077', '1a1', ' 07', '007\n', '٠٠٧'])('knows no unit %j', (unit) =>
    expect(isUnitNumber(unit)).toBe(false),
  );

  it.each(['', '100', '01000', '01o0', '-100'])('knows no phone digits %j', (digits) =>
    expect(isPhoneLastFour(digits)).toBe(false),
  );

  it('says what is wrong in one sentence', () => {
    const sentence = 'Unit number must be 3 digits and phone must be 4 digits';
    expect(signInFormatProblem('1', '0100')).toBe(sentence);
    expect(signInFormatProblem('100', '1')).toBe(sentence);
  });

  it('keeps digits only of what is typed', () => {
    expect(keepDigits('1a0-05', 3)).toBe('100');
    expect(keepDigits('', 3)).toBe('');
  });
});
