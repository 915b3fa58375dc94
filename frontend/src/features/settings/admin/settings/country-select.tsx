import { callingCodes, countries, type Country } from '@rigbook/contracts/settings/country.words';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useLanguage, type Language } from '../../../../lib/i18n/language.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Field } from '../../../../ui/form/field.js';
import { Icon } from '../../../../ui/icon.js';

interface Props {
  readonly country: Country;
  readonly onChange: (country: Country) => void;
}

/** The list is long, so it can be searched by name in either language, by country code, and by dialing code. */
export function CountrySelect({ country, onChange }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const options = useMemo(() => optionsIn(language), [language]);
  return (
    <Field label={text('settings.country')} hint={text('settings.countryHint')}>
      {(control) => (
        <Select<Country, CountryOption>
          {...control}
          value={country}
          options={options}
          virtual // it is long
          showSearch={{ filterOption: (typed, option) => option?.found.includes(plain(typed)) ?? false }}
          suffixIcon={<Icon name="down" size={16} />}
          notFoundContent={text('settings.countryNotFound')}
          onChange={(chosen) => onChange(chosen)}
        />
      )}
    </Field>
  );
}

interface CountryOption {
  readonly value: Country;
  readonly label: string;
  /** the text to search in */
  readonly found: string;
}

function optionsIn(language: Language): CountryOption[] {
  const [names, inEnglish] = [language, 'en'].map((locale) => new Intl.DisplayNames(locale, { type: 'region' }));
  const options = countries.map((value) => {
    const name = names?.of(value) ?? value;
    const dialled = `+${callingCodes[value]}`;
    const found = plain(`${name} ${inEnglish?.of(value) ?? ''} ${value} ${dialled}`);
    return { value, label: `${name} \u2066(${dialled})\u2069`, found };
  });
  return options.sort((one, other) => one.label.localeCompare(other.label, language));
}

/** Ignores accents and case. */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
