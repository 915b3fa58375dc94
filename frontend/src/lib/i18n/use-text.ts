import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** The ids of the message catalogue, which app/messages declares. */
export type MessageId = FormatjsIntl.Message extends { ids: infer Ids extends string } ? Ids : string;

export type TextValues = Readonly<Record<string, string | number>>;
export type Text = (id: MessageId, values?: TextValues) => string;

/** Texts in the chosen language: `text('home.hoursLeft', { hours: 26 })`. */
export function useText(): Text {
  const intl = useIntl();
  return useCallback((id, values) => intl.formatMessage({ id }, values), [intl]);
}
