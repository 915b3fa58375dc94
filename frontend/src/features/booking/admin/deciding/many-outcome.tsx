import { useQueryClient } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { type ManyDecisions, manyDecisions, useManyDecisions } from './many-decisions.js';
import { useDecide } from './use-decide.js';

/** How far each step on many bookings is; afterwards, which ones could not be decided, and why. */
export function ManyOutcome() {
  return useManyDecisions().map((run) =>
    run.done < run.count ? <Underway key={run.id} {...run} /> : <Failed key={run.id} {...run} />,
  );
}

function Underway({ step, count, done, isWaiting }: ManyDecisions) {
  const text = useText();
  return (
    <Notice hue="blue" icon="clock" title={text(`deciding.underWay.${step}`)}>
      <div role="status">
        <p>{text('deciding.progress', { done, count })}</p>
        {isWaiting && <p>{text('deciding.waiting')}</p>}
      </div>
      <Progress
        className="w-[min(480px,56vw)]"
        percent={(100 * done) / count}
        showInfo={false}
        size="small"
        aria-hidden
      />
    </Notice>
  );
}

function Failed({ id, step, notes, count, failures }: ManyDecisions) {
  const text = useText();
  const decide = useDecide();
  const queryClient = useQueryClient();
  const unsettled = failures.filter(({ isFinal }) => !isFinal);
  const outcome = text(`deciding.done.${step}`, { done: count - failures.length, count });
  const dismiss = () => manyDecisions.remove(queryClient, id);
  const tryAgain = () => {
    const settled = failures.filter(({ isFinal }) => isFinal);
    const left = count - unsettled.length;
    if (settled.length === 0) dismiss();
    else manyDecisions.change(queryClient, id, { failures: settled, count: left, done: left });
    decide(
      unsettled.map(({ booking }) => booking),
      step,
      notes,
    );
  };
  return (
    <Notice hue="red" icon="alert" live title={text('deciding.failed', { outcome, failed: failures.length })}>
      <ul className="grid gap-1 my-2">
        {failures.map(({ booking, named, reason }) => (
          <li key={booking.id}>
            <strong>{named}</strong>: {reason}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {unsettled.length > 0 && (
          <Button small look="primary" onClick={tryAgain}>
            {text('error.tryAgain')}
          </Button>
        )}
        <Button small onClick={dismiss}>
          {text('deciding.dismiss')}
        </Button>
      </div>
    </Notice>
  );
}
