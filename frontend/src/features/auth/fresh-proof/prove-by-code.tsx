import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { useState } from 'react';
import type { PendingSignIn } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { useProveIdentity, useSendProofCode } from '../api/fresh-proof.js';
import { ChannelButtons } from '../one-time-code/channel-buttons.js';
import { CodeForm } from '../one-time-code/code-form.js';

interface Props {
  readonly channels: PendingSignIn['channels'];
  readonly onPassed: () => void;
}

/** A code to the contact on record. */
export function ProveByCode({ channels, onPassed }: Props) {
  const text = useText();
  const sending = useSendProofCode();
  const prove = useProveIdentity();
  const [sentBy, setSentBy] = useState<MessageChannel>();

  const send = async (channel: MessageChannel) => {
    try {
      await sending.mutateAsync(channel);
      setSentBy(channel);
      return true;
    } catch {
      return false;
    }
  };

  if (sentBy === undefined)
    return (
      <>
        <ChannelButtons channels={channels} sending={sending} onChoose={(channel) => void send(channel)} />
        <Refusal error={sending.isPending ? null : sending.error} />
      </>
    );
  return (
    <CodeForm
      channel={sentBy}
      to={channels.find(({ channel }) => channel === sentBy)?.to ?? ''}
      submitLabel={text(prove.isPending ? 'adminPassword.submitting' : 'proof.confirm')}
      isSubmitting={prove.isPending}
      onSubmit={async (code) => {
        await prove.mutateAsync({ code });
        onPassed();
      }}
      sending={sending}
      onSendAgain={() => send(sentBy)}
    >
      {channels.length > 1 && (
        <Button look="quiet" onClick={() => setSentBy(undefined)}>
          {text('device.otherWay')}
        </Button>
      )}
    </CodeForm>
  );
}
