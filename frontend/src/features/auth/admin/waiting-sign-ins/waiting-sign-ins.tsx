import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WaitingSignIn } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useDeviceName } from '../../shared/devices/device-name.js';
import { Phrase } from '../../sign-in/phrase.js';
import { waitingSignInsQuery } from './waiting-sign-ins-query.js';

/** New devices that no code can confirm, with the words that their screens show. Nothing while none waits. */
export function WaitingSignIns() {
  const text = useText();
  const { data: waiting = [] } = useQuery(waitingSignInsQuery);
  if (waiting.length === 0) return null;
  return (
    <div className="mb-4" role="status">
      <Panel title={text('waitingSignIns.title')}>
        <p className="mb-3">{text('waitingSignIns.how')}</p>
        <ul className="grid gap-4">
          {waiting.map((one) => (
            <li key={one.id}>
              <WaitingDevice waiting={one} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function WaitingDevice({ waiting }: { readonly waiting: WaitingSignIn }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson()(waiting);
  const device = useDeviceName()(waiting);
  const attempt = useAttempt();
  const decide = useDecide(waiting.id);
  const { network, askedAt, phrase } = waiting;

  const submit = async (decision: Decision) => {
    if (await attempt(decide.mutateAsync(decision), text('waitingSignIns.failed')))
      showToast({ title: text(`waitingSignIns.done.${decision}`, { person }), tone: 'success' });
  };

  return (
    <article className="grid gap-3 pt-3 border-t border-(--hairline)" aria-label={person}>
      <div>
        <h3>{person}</h3>
        <p className="text-soft text-sm">
          {text('waitingSignIns.device', { device, network, at: times.instantInSentence(askedAt) })}
        </p>
      </div>
      <Phrase words={phrase} inBoth />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" busy={decide.isPending} onClick={() => void submit('let-in')}>
          {text('waitingSignIns.letIn')}
        </Button>
        <Button danger busy={decide.isPending} onClick={() => void submit('refuse')}>
          {text('waitingSignIns.refuse')}
        </Button>
      </div>
    </article>
  );
}

type Decision = 'let-in' | 'refuse';

function useDecide(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) =>
      bodyOf(api.POST(`/api/admin/waiting-sign-ins/{id}/${decision}`, { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.waitingSignIns }),
  });
}
