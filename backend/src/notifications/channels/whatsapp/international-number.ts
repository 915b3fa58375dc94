import type { Country } from '@rigbook/contracts/settings/country.words';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** At home in IL, `0500000100` is `+972500000100`; undefined for what is no phone number. */
export function internationalNumber(typed: string, home: Country): string | undefined {
  const number = parsePhoneNumberFromString(typed, home);
  return number?.isValid() ? number.number : undefined;
}
