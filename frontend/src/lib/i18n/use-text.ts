import { type ReactElement, type ReactNode, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isolated } from './isolated.js';
import { directionOf, useLanguage } from './language.js';

/** The ids of the message catalog, which app/messages declares. */
export type MessageId = FormatjsIntl.Message extends { ids: infer Ids extends string } ? Ids : string;

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (id: MessageId, values?: TextValues) => string;

/** Texts in the chosen language: `text('home.hoursLeft', { hours: 26 })`. */
export function useText(): Text {
  const intl = useIntl();
  const { language } = useLanguage();
  const prepared = directionOf[language] === 'rtl' ? isolatedIn : asTheyAre;
  return useCallback((id, values) => intl.formatMessage({ id }, values && prepared(values)), [intl, prepared]);
}

type ElementValues = Readonly<Record<string, string | number | ReactElement>>;

/** Texts in which a value is an element, such as a vehicle's name with its mark. */
export function useRichText(): (id: MessageId, values: ElementValues) => ReactNode {
  const intl = useIntl();
  const { language } = useLanguage();
  const prepared = directionOf[language] === 'rtl' ? isolatedIn : asTheyAre;
  return useCallback((id, values) => intl.formatMessage({ id }, prepared(values)), [intl, prepared]);
}

const asTheyAre = <Value>(values: Readonly<Record<string, Value>>) => values;

const isolatedIn = <Value>(values: Readonly<Record<string, Value>>): Readonly<Record<string, Value | string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]),
  );
