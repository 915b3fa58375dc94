import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { usePauseOrResume } from '../api/webhooks.js';

/** Pauses the webhook, which loses nothing, or resumes it where it stopped. */
export function PauseButton({ webhook }: { webhook: Webhook }) {
  const text = useText();
  const attempt = useAttempt();
  const step = usePauseOrResume(webhook);
  const does = webhook.state === 'paused' ? 'resume' : 'pause';
  const press = async () => {
    if (!(await attempt(step.mutateAsync(), text('webhook.stepFailed')))) return;
    showToast({ title: text(`webhook.${does}Done`), tone: 'success' });
  };
  return (
    <Button
      small
      look="quiet"
      busy={step.isPending}
      aria-label={text(`webhook.${does}Named`, { name: webhook.name })}
      onClick={() => void press()}
    >
      {text(`webhook.${does}`)}
    </Button>
  );
}
