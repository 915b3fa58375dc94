import type { Instant } from '@rigbook/contracts/kernel/time';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { SendingForm } from '../../../lib/outbox/use-outgoing-form.js';
import { useIsReachable } from '../../../lib/connection/use-connection.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { StickyBar } from '../../../ui/sticky-bar.js';
import { useTimes } from '../../../lib/time/use-times.js';
import styles from './submit-bar.module.css';

interface Props {
  readonly outgoing: Omit<SendingForm, 'send'>;
  /** What is sent is not complete yet. */
  readonly busy?: boolean;
  /** The button's label. */
  readonly label: string;
  /** One line above the button. */
  readonly children?: ReactNode;
}

/** When a waiting form is sent, by what waits before it. No form comes after a checkout. */
const laterWords = {
  nothing: 'outbox.waitingDetail',
  signature: 'outbox.afterSignature',
  'check-in': 'outbox.afterCheckIn',
  damage: 'outbox.waitingDetail',
  checkout: 'outbox.waitingDetail',
  seen: 'outbox.waitingDetail',
} as const;

/** A form's only button, within reach of the thumb. Without a network it says that the form waits, and lets the person take it back. */
export function SubmitBar({ outgoing, busy = false, label, children }: Props) {
  const text = useText();
  const waiting = outgoing.state === 'waiting';
  const isPutOff = useSyncExternalStore(outbox.subscribe, outbox.isPutOff);
  return (
    <>
      <Refusal error={outgoing.refusal} />
      <StickyBar>
        {waiting ? (
          <Notice hue="orange" icon="clock" title={text(isPutOff ? 'outbox.putOff' : 'outbox.waiting')} live>
            <p>{text(outgoing.isKept ? laterWords[outgoing.formBefore ?? 'nothing'] : 'outbox.notKept')}</p>
            <Link to={paths.home} className={styles.home}>
              {text('shift.backHome')}
            </Link>
          </Notice>
        ) : (
          <>
            {children}
            <LaterNote />
          </>
        )}
        {waiting ? (
          <div className="grid grid-cols-[1fr_1fr] gap-2">
            <Button onClick={outgoing.cancel}>{text('outbox.cancel')}</Button>
            <Button look="primary" onClick={() => outbox.tryNow()}>
              {text('outbox.tryNow')}
            </Button>
          </div>
        ) : (
          <Button
            look="primary"
            type="submit"
            wide
            busy={busy || outgoing.state === 'sending'}
            disabled={outgoing.isDone}
          >
            {label}
          </Button>
        )}
      </StickyBar>
    </>
  );
}

/** Says that everything typed so far is safe. */
export function SavedNote({ savedAt }: { savedAt: Instant | undefined }) {
  const text = useText();
  const times = useTimes();
  if (savedAt === undefined) return null;
  return <p className="text-soft text-sm">{text('shift.savedOnDevice', { time: times.clock(savedAt) })}</p>;
}

/** Says before the form is sent that it may be sent all the same. */
function LaterNote() {
  const text = useText();
  return useIsReachable() ? null : <p className="text-soft text-sm">{text('outbox.later')}</p>;
}
