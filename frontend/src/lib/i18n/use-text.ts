import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { directionOf, useLanguage } from './language.js';

/** The ids of the message catalogue, which app/messages declares. */
export type MessageId = FormatjsIntl.Message extends { ids: infer Ids extends string } ? Ids : string;

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (id: MessageId, values?: TextValues) => string;

/** Texts in the chosen language: `text('home.hoursLeft', { hours: 26 })`. */
export function useText(): Text {
  const intl = useIntl();
  const { language } = useLanguage();
  const prepared = directionOf[language] === 'rtl' ? isolated : asTheyAre;
  return useCallback((id, values) => intl.formatMessage({ id }, values && prepared(values)), [intl, prepared]);
}

const isLatin = (value: string | number): boolean => typeof value === 'string' && /\p{Script=Latin}/u.test(value);

const asTheyAre = (values: TextValues): TextValues => values;

/** A Latin name inside Hebrew keeps its own direction and leaves that of its neighbours alone; a time needs none of it. */
const isolated = (values: TextValues): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, isLatin(value) ? `\u2068${value}\u2069` : value]),
  );
