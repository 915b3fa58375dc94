import { callingCodes, countries } from './country.words.js';

it.each([
  ['IL', '972'],
  ['US', '1'],
  ['XK', '383'],
] as const)('%s is dialled +%s', (country, code) => {
  expect(callingCodes[country]).toBe(code);
});

it('are known by two capital letters, and have names in both languages', () => {
  expect(countries.filter((country) => !/^[A-Z]{2}$/.test(country))).toEqual([]);
  for (const language of ['en', 'he']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    expect(countries.filter((country) => names.of(country) === undefined)).toEqual([]);
  }
});

it.each(['il', 'ZZ', 'AQ', 'constructor', '', null, 972, ['IL']])('%j is none', (code) => {
  expect(countries).not.toContain(code);
});
