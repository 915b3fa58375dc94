import type { WebhookState } from '@rigbook/contracts/integrations/webhook.words';
import type { Webhook } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import type { IconName } from '../../../../ui/icon.js';
import { StatusTag, type StatusHue } from '../../../../ui/content/status-tag.js';

const looks: Readonly<Record<WebhookState, { readonly hue: StatusHue; readonly icon: IconName }>> = {
  delivering: { hue: 'green', icon: 'check' },
  retrying: { hue: 'orange', icon: 'refresh' },
  paused: { hue: 'grey', icon: 'minus' },
};
const stopped = { hue: 'red', icon: 'alert' } as const;

/** The state, since when, and what comes next. A pause made by the server is red. */
export function WebhookStateLine({ webhook }: { webhook: Webhook }) {
  const text = useText();
  const times = useTimes();
  const { state, failingSince, nextTryAt, pausedAt, pauseReason, formerSecretUntil } = webhook;
  const said = (at: NonNullable<typeof pausedAt>) => times.instantInSentence(at);
  return (
    <div className="flex flex-wrap gap-y-1 gap-x-3 items-center">
      <StatusTag {...(pauseReason === null || pauseReason === 'asked' ? looks[state] : stopped)}>
        {text(`webhook.state.${state}`)}
      </StatusTag>
      {state === 'retrying' && failingSince !== null && nextTryAt !== null && (
        <span className="text-soft text-md tabular-nums">
          {text('webhook.failingSince', { since: said(failingSince), next: said(nextTryAt) })}
        </span>
      )}
      {pausedAt !== null && pauseReason !== null && (
        <span className="text-soft text-md tabular-nums">
          {text(`webhook.paused.${pauseReason}`, { since: said(pausedAt) })}
        </span>
      )}
      {formerSecretUntil !== null && (
        <span className="text-soft text-md tabular-nums">
          {text('webhook.formerSecret', { until: said(formerSecretUntil) })}
        </span>
      )}
    </div>
  );
}
