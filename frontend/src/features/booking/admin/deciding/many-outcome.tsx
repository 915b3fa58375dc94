import { Progress } from 'antd';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { manyDecisions, useManyDecisions } from './many-decisions.js';

/** How far a step on many bookings is; afterwards, which ones could not be decided, and why. */
export function ManyOutcome() {
  const text = useText();
  const many = useManyDecisions();
  if (many === undefined) return null;
  const { step, count, done, failures } = many;
  if (done < count)
    return (
      <Notice hue="blue" icon="clock" title={text(`deciding.underWay.${step}`)}>
        <p role="status">{text('deciding.progress', { done, count })}</p>
        <Progress percent={(100 * done) / count} showInfo={false} size="small" aria-hidden />
      </Notice>
    );
  const outcome = text(`deciding.done.${step}`, { done: done - failures.length, count });
  return (
    <Notice hue="red" icon="alert" live title={text('deciding.failed', { outcome, failed: failures.length })}>
      <ul className="grid gap-1 my-2">
        {failures.map(({ bookingId, named, reason }) => (
          <li key={bookingId}>
            <strong>{named}</strong>: {reason}
          </li>
        ))}
      </ul>
      <Button small onClick={() => manyDecisions.show(undefined)}>
        {text('deciding.dismiss')}
      </Button>
    </Notice>
  );
}
