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
const decisionChoices = { 'account.noChannel': [], ...channelChoices } as const satisfies Readonly<
  Record<string, readonly MessageChannel[]>
>;

/** A server of the release before this one has no messages about requests. */
type User = Omit<CurrentUser, 'decisionChannels'> & Partial<Pick<CurrentUser, 'decisionChannels'>>;

/** The person's language and channels for messages. Untouched fields are not sent, so they keep their current values. */
export function MessagePreferences({ user }: { user: User }) {
  const text = useText();
  const titleId = useId();
  const attempt = useAttempt();
  const choose = useChooseMessages();
  const [chosen, setChosen] = useState<Partial<MessageChoice>>({});
  const { language, channels, decisionChannels } = { ...user, ...chosen };

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
        <ChooseChannels
          label={text('account.channels')}
          hint={text('account.channelsHint')}
          choices={channelChoices}
          channels={channels}
          disabled={choose.isPending}
          onChange={(next) => setChosen({ ...chosen, channels: next })}
        />
        {user.isAdmin && decisionChannels && (
          <ChooseChannels
            label={text('account.decisionChannels')}
            hint={text('account.decisionChannelsHint')}
            choices={decisionChoices}
            channels={decisionChannels}
            disabled={choose.isPending}
            onChange={(next) => setChosen({ ...chosen, decisionChannels: next })}
          />
        )}
        <Refusal error={choose.error} />
        <Button look="primary" type="submit" busy={choose.isPending}>
          {text(choose.isPending ? 'profile.submitting' : 'account.save')}
        </Button>
      </form>
    </section>
  );
}

interface ChannelsProps {
  readonly label: string;
  readonly hint: string;
  readonly choices: Partial<Readonly<Record<keyof typeof decisionChoices, readonly MessageChannel[]>>>;
  readonly channels: readonly MessageChannel[];
  readonly disabled: boolean;
  readonly onChange: (channels: MessageChannel[]) => void;
}

function ChooseChannels({ label, hint, choices, channels, disabled, onChange }: ChannelsProps) {
  const text = useText();
  const names = Object.keys(choices) as (keyof typeof decisionChoices)[];
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <NativeSelect
          {...control}
          disabled={disabled}
          value={names.find((name) => choices[name]?.join() === channels.join())}
          onChange={({ target: { value } }) => onChange([...(choices[value as keyof typeof decisionChoices] ?? [])])}
        >
          {names.map((name) => (
            <option key={name} value={name}>
              {text(name)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
