import { notificationTopics } from '@rigbook/contracts/notifications/message-status.rules';
import { kindsAbout } from '@rigbook/contracts/notifications/topics-of-kinds.rules';
import { type PushType, pushTypes } from '@rigbook/contracts/notifications/push/push.words';
import { useId, useRef, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useChooseTypes } from './push-api.js';

/** Bookings first, as in lists of messages. */
const byTopic = notificationTopics.flatMap((topic) => pushTypes.filter((type) => kindsAbout(topic).includes(type)));

/** Of what the person is told; each is saved when it is ticked. */
export function PushTypes({ switchedOff }: { readonly switchedOff: readonly PushType[] }) {
  const text = useText();
  const hintId = useId();
  const attempt = useAttempt();
  const choose = useChooseTypes();
  const latest = useRef<readonly PushType[]>(undefined);
  const [chosen, setChosen] = useState<readonly PushType[]>();
  const off = chosen ?? switchedOff;
  const tick = async (type: PushType, wanted: boolean) => {
    const next = pushTypes.filter((one) => (one === type ? !wanted : off.includes(one)));
    latest.current = next;
    setChosen(next);
    await attempt(choose.mutateAsync(next), text('push.typesFailed'));
    if (latest.current === next) setChosen(undefined); // what is stored
  };
  return (
    <fieldset className="grid gap-1 min-w-0 justify-self-stretch" aria-describedby={hintId}>
      <legend className="font-semibold">{text('push.types')}</legend>
      <p id={hintId} className="text-soft text-md">
        {text('push.typesHint')}
      </p>
      {byTopic.map((type) => (
        <label key={type} className="flex items-center gap-3 min-h-12">
          <TickBox checked={!off.includes(type)} onChange={({ target }) => void tick(type, target.checked)} />
          <span>{text(`push.type.${type}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
