import { type DeliveryChannel, deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { useId, useState, type SyntheticEvent } from 'react';
import type { CurrentUser } from '../../../lib/http/answers.js';
import { languageNames, languages } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Field } from '../../../ui/form/field.js';
import { NativeSelect } from '../../../ui/form/native-select.js';
import { TickBox } from '../../../ui/form/tick-box.js';
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
          channels={channels}
          disabled={choose.isPending}
          onChange={(next) => setChosen({ ...chosen, channels: next })}
        />
        {user.isAdmin && decisionChannels && (
          <ChooseDecisionChannels
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
  readonly channels: readonly MessageChannel[];
  readonly disabled: boolean;
  readonly onChange: (channels: MessageChannel[]) => void;
}

function ChooseChannels({ label, hint, channels, disabled, onChange }: ChannelsProps) {
  const text = useText();
  const names = Object.keys(channelChoices) as (keyof typeof channelChoices)[];
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <NativeSelect
          {...control}
          disabled={disabled}
          value={names.find((name) => channelChoices[name].join() === channels.join())}
          onChange={({ target: { value } }) => onChange([...channelChoices[value as keyof typeof channelChoices]])}
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

interface DecisionChannelsProps {
  readonly channels: readonly DeliveryChannel[];
  readonly disabled: boolean;
  readonly onChange: (channels: DeliveryChannel[]) => void;
}

/** An administrator may be told by any of them, or by none. */
function ChooseDecisionChannels({ channels, disabled, onChange }: DecisionChannelsProps) {
  const text = useText();
  const hintId = useId();
  return (
    <fieldset className="grid gap-1 min-w-0" aria-describedby={hintId} disabled={disabled}>
      <legend className="font-semibold">{text('account.decisionChannels')}</legend>
      <p id={hintId} className="text-soft text-md">
        {text('account.decisionChannelsHint')}
      </p>
      <div className="grid">
        {deliveryChannels.map((channel) => (
          <label key={channel} className="flex items-center gap-2 min-h-12">
            <TickBox
              checked={channels.includes(channel)}
              onChange={({ target }) =>
                onChange(deliveryChannels.filter((one) => (one === channel ? target.checked : channels.includes(one))))
              }
            />
            <span>{text(`account.by.${channel}`)}</span>
          </label>
        ))}
      </div>
      {channels.join() === 'push' && <p role="status">{text('account.onlyPush')}</p>}
    </fieldset>
  );
}
