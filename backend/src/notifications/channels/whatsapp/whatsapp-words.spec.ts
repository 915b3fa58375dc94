import fc from 'fast-check';
import { instant, isPlainText } from '@rigbook/contracts/kernel';
import { callingCodes, countries } from '@rigbook/contracts/settings/country.words';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min';
import { redactedAnswer } from '../delivery-outcome.js';
import { internationalNumber, whatsAppParameter } from './whatsapp-message.js';
import { retryAfterSeconds } from './whatsapp-sender.js';

describe('a phone number', () => {
  const digits = fc.stringMatching(/^05[0-58][2-9]\d{6}$/);
  const gap = fc.constantFrom('', ' ', '-');

  it('of ten digits is one of the country, however it is grouped', () => {
    fc.assert(
      fc.property(digits, gap, gap, (number, one, other) => {
        const typed = `${number.slice(0, 3)}${one}${number.slice(3, 6)}${other}${number.slice(6)}`;
        expect(internationalNumber(typed, 'IL')).toBe(`+972${number.slice(1)}`);
      }),
    );
  });

  it.each([
    ['0500000100', '+972500000100'],
    ['+972 50-000-0100', '+972500000100'],
    ['00972500000100', '+972500000100'],
    ['+1 212 555 0100', '+12125550100'],
    ['0000000000', undefined],
    ['5551234567', undefined],
    ['call me', undefined],
    ['', undefined],
  ])('"%s" is %s', (typed, international) => {
    expect(internationalNumber(typed, 'IL')).toBe(international);
  });

  it('has the calling code that its country is shown with', () => {
    const islandsWithoutCode = ['AC', 'TA']; // they have no ISO code
    expect(countries).toEqual(
      getCountries()
        .filter((country) => !islandsWithoutCode.includes(country))
        .sort(),
    );
    for (const country of countries) expect(callingCodes[country]).toBe(getCountryCallingCode(country));
  });

  it('of another country is one of that country', () => {
    expect(internationalNumber('2125550100', 'US')).toBe('+12125550100');
  });
});

it('a parameter is one line of 1 to 1024 characters without runs of spaces', () => {
  const unit = fc.constantFrom('\n', '\t', '\r', ' ', '\u2028', '\0', '🚑', 'א', 'a');
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 1500 }), (value) => {
      const parameter = whatsAppParameter(value);
      expect(parameter).not.toMatch(/[\n\t\r\0\u2028]| {5}/);
      expect(parameter).not.toBe('');
      expect([...parameter].length).toBeLessThanOrEqual(1024);
      expect(isPlainText(parameter)).toBe(true);
    }),
  );
});

it.each([
  ['120', 120],
  [' 0 ', 0],
  ['Sun, 22 Nov 2026 12:01:00 GMT', 60],
  ['Sun, 22 Nov 2026 11:00:00 GMT', 0],
  ['99999999', 86_400],
  ['soon', null],
  ['', null],
  [null, null],
])('Retry-After %j is %j seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, instant('2026-11-22T12:00Z'))).toBe(seconds);
});

it.each([
  ['550 5.1.1 <dana.levi@example.org>: no such user', '550 5.1.1 <•••>: no such user'],
  ['251 0500000101 and +972 (50) 000-0101 are away', '251 ••• and ••• are away'],
  ['250 2.0.0 Ok:\r\n queued as 4bXyz', '250 2.0.0 Ok: queued as 4bXyz'],
  [`x${'y'.repeat(400)}`, `x${'y'.repeat(298)}…`],
  ['', null],
  [undefined, null],
])('of the answer %j is kept %j', (answer, kept) => {
  expect(redactedAnswer(answer)).toBe(kept);
});
