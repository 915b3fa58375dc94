import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Notice } from '../../../ui/content/notice.js';
import styles from './waiting-steps.module.css';

const screens = {
  signature: paths.signature,
  'check-in': paths.checkIn,
  damage: paths.reportDamage,
  checkout: paths.checkOut,
  seen: () => paths.home,
} as const;

/** The steps that this device has not sent yet, in the order in which it will. Each leads to its form, where it can be taken back. */
export function WaitingSteps() {
  const text = useText();
  const times = useTimes();
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.all);
  if (!waiting.some(({ state }) => state === 'waiting')) return null;
  return (
    <Notice hue="orange" icon="clock" title={text('outbox.steps', { count: waiting.length })}>
      <ol className={styles.steps}>
        {waiting.map(({ form: { kind, bookingId, subject, idempotencyKey, handedInAt, screen } }) => (
          <li key={idempotencyKey}>
            {handedInAt !== undefined && <span className="tabular-nums">{times.clock(handedInAt)}</span>}
            <Link to={screen ?? screens[kind](bookingId)}>{text(`outbox.step.${kind}`, { vehicle: subject })}</Link>
          </li>
        ))}
      </ol>
      <p>{text('outbox.stepsDetail', { count: waiting.length })}</p>
    </Notice>
  );
}
