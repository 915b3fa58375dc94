import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** Whose numbers people type without a country code. */
const HOME: CountryCode = 'IL';

/** `0500000100` is `+972500000100`; undefined for what is no phone number. */
export function internationalNumber(typed: string, home: CountryCode = HOME): string | undefined {
  const number = parsePhoneNumberFromString(typed, home);
  return number?.isValid() ? number.number : undefined;
}
