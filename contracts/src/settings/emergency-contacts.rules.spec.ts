import { dialedNumberProblem, numbersOf } from './emergency-contacts.rules.js';

describe('emergency contacts', () => {
  it.each(['101', '*1221', '+972 50-000-0100', '02 530 0000', '#6911'])('may be dialed by "%s"', (number) => {
    expect(dialedNumberProblem(number)).toBeUndefined();
  });

  it.each(['1', 'dispatch', '101;102', '+972 50 call', '1234567890123456', '1*2', ''])(
    'refuse "%s", which cannot be dialed',
    (number) => {
      expect(dialedNumberProblem(number)).toMatch(/as it is dialed/);
    },
  );

  it('stand in the order of the agreement, as dialed, without those that have no number', () => {
    expect(
      numbersOf([
        { contact: 'technical-support', number: '+972 (50) 000-0100' },
        { contact: 'management', number: '' },
        { contact: 'dispatch', number: '101' },
      ]),
    ).toEqual([
      { contact: 'dispatch', number: '101' },
      { contact: 'technical-support', number: '+972500000100' },
    ]);
  });
});
