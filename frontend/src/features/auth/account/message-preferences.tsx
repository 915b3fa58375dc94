import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { useId, useState, type SyntheticEvent } from 'react';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { languageNames, languages } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useChooseMessages, type MessageChoice } from '../api/update-profile.js';
import styles from './account-section.module.css';

const channelChoices = {
  'account.bothChannels': ['email', 'whatsapp'],
  'account.onlyEmail': ['email'],
  'account.onlyWhatsApp': ['whatsapp'],
} as const satisfies Readonly<Record<string, readonly MessageChannel[]>>;
type ChannelChoice = keyof typeof channelChoices;
const namesOfChoices = Object.keys(channelChoices) as ChannelChoice[];

const choiceOf = (channels: readonly MessageChannel[]): ChannelChoice =>
  namesOfChoices.find((name) => channelChoices[name].join() === channels.join()) ?? 'account.bothChannels';

/** The person's language and channels for messages. Untouched fields are not sent, so they keep their current values. */
export function MessagePreferences({ user }: { user: CurrentUser }) {
  const text = useText();
  const titleId = useId();
  const attempt = useAttempt();
  const choose = useChooseMessages();
  const [chosen, setChosen] = useState<Partial<MessageChoice>>({});
  const { language, channels } = { ...user, ...chosen };

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (choose.isPending || !(await attempt(choose.mutateAsync(chosen), text('profile.failed')))) return;
    setChosen({});
    showToast({ title: text('profile.updated'), description: text('profile.updatedDetail'), tone: 'success' });
  };

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('account.messages')}</h3>
      <form onSubmit={(event) => void submit(event)} className={styles.form}>
        <Field label={text('account.messageLanguage')}>
          {(control) => (
            <NativeSelect
              {...control}
              disabled={choose.isPending}
              value={language ?? ''}
              onChange={({ target: { value } }) =>
                setChosen({ ...chosen, language: languages.find((one) => one === value) ?? null })
              }
            >
              <option value="">{text('account.organisationLanguage')}</option>
              {languages.map((one) => (
                <option key={one} value={one} lang={one}>
                  {languageNames[one]}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={text('account.channels')} hint={text('account.channelsHint')}>
          {(control) => (
            <NativeSelect
              {...control}
              disabled={choose.isPending}
              value={choiceOf(channels)}
              onChange={({ target: { value } }) =>
                setChosen({ ...chosen, channels: [...channelChoices[value as ChannelChoice]] })
              }
            >
              {namesOfChoices.map((name) => (
                <option key={name} value={name}>
                  {text(name)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Refusal error={choose.error} />
        <Button look="primary" type="submit" busy={choose.isPending}>
          {text(choose.isPending ? 'profile.submitting' : 'account.save')}
        </Button>
      </form>
    </section>
  );
}
