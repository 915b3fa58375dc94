import type { WebhookWithSecret } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions } from '../../../../ui/dialog.js';
import { OneTimeSecret } from '../../../../ui/content/one-time-secret.js';

/** Shows the secret once. Empty if the response was a repeat, which no longer has it. */
export function NewSecret({ webhook, onDone }: { webhook: WebhookWithSecret; onDone: () => void }) {
  const text = useText();
  return (
    <>
      {webhook.secret === null ? (
        <p>{text('webhook.secretNotShown')}</p>
      ) : (
        <OneTimeSecret name={text('webhook.secret')} value={webhook.secret} warning={text('webhook.secretOnce')} />
      )}
      <Actions>
        <Button look="primary" onClick={onDone}>
          {text('webhook.secretKept')}
        </Button>
      </Actions>
    </>
  );
}
