import type { Instant } from '@rigbook/contracts/kernel/time';
import { paths } from '../../../config/paths.js';
import { useIsReachable } from '../../../lib/connection/use-connection.js';
import type { Booking } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Notice } from '../../../ui/content/notice.js';
import { Panel } from '../../../ui/content/panel.js';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import form from '../handover/form.module.css';
import { Countdown, useSecondsUntil } from './countdown.js';
import { type Handover, useWithdrawHandover } from './use-handover.js';

const Qr = lazyExtra(async () => (await import('../../../ui/content/qr-code.js')).QrCode);

interface Props {
  readonly booking: Booking;
  readonly code: string;
  readonly endsAt: Instant;
  readonly openedBy: Handover['openedBy'];
  readonly wentBack: Handover['wentBack'];
  readonly onWithdrawn: () => void;
}

/** The code, for the other phone: it works also while this one has no signal. */
export function ShownCode({ booking, code, endsAt, openedBy, wentBack, onWithdrawn }: Props) {
  const text = useText();
  const person = usePerson();
  const attempt = useAttempt();
  const isReachable = useIsReachable();
  const left = useSecondsUntil(endsAt);
  const withdraw = useWithdrawHandover(booking.id, onWithdrawn);
  if (left === 0) return <OutcomeAwaited booking={booking} />;
  const address = new URL(paths.takeOverWith(code), window.location.origin).href;
  return (
    <>
      <Panel title={text('jointHandover.show')}>
        <div className="grid justify-items-center gap-2">
          {/* dark on white in both themes, with a margin, as cameras need it */}
          <div className="p-3 rounded-(--radius-small) bg-[#fff]">
            <Qr address={address} size={208} label={text('jointHandover.qr', { code })} />
          </div>
          <p className="text-[2.5rem] font-extrabold leading-[1.2] tracking-[0.05em] tabular-nums" dir="ltr">
            <span className="sr-only">{`${text('jointHandover.code')} ${[...code].join(' ')}`}</span>
            <span aria-hidden>{`${code.slice(0, 3)} ${code.slice(3)}`}</span>
          </p>
          <Countdown seconds={left} />
          <p className="text-center">{text('jointHandover.scanOrType')}</p>
        </div>
      </Panel>
      {!isReachable && (
        <Notice hue="orange" icon="alert" title={text('jointHandover.noSignal')} live>
          <p>{text('jointHandover.noSignalShown')}</p>
        </Notice>
      )}
      {wentBack ? (
        <Notice hue="orange" icon="alert" title={text('jointHandover.wentBack', { person: person(wentBack) })} live>
          <p>{text('jointHandover.wentBackHint')}</p>
        </Notice>
      ) : openedBy ? (
        <Notice hue="blue" icon="clock" live>
          <p>{text('jointHandover.opened', { person: person(openedBy) })}</p>
        </Notice>
      ) : (
        <p className="text-soft">{text('jointHandover.nothingYet')}</p>
      )}
      <div className={form.stack}>
        <Button
          wide
          busy={withdraw.isPending}
          onClick={() => void attempt(withdraw.mutateAsync(), text('jointHandover.notWithdrawn'))}
        >
          {text(wentBack ? 'jointHandover.correct' : 'jointHandover.withdraw')}
        </Button>
      </div>
    </>
  );
}

/** The code's time is over, and the server has not yet said what became of it. */
function OutcomeAwaited({ booking }: Pick<Props, 'booking'>) {
  const text = useText();
  const isReachable = useIsReachable();
  return (
    <Notice hue="orange" icon="clock" title={text('jointHandover.timeOver')} live>
      <p>
        {isReachable ? text('jointHandover.asking') : text('jointHandover.unknown', { vehicle: booking.vehicle.name })}
      </p>
    </Notice>
  );
}
