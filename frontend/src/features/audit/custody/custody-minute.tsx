import type { Custody } from '../../../lib/http/answers.js';
import { useActorName } from '../../../lib/i18n/use-actor-name.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Facts } from '../../../ui/content/facts.js';
import { CustodyHolder } from './custody-holder.js';
import styles from './custody.module.css';
import { ShiftLink } from './shift-link.js';

type Minute = Custody['minutes'][number];

/** Who had the vehicle in that minute; or openly nobody, with who had it before and after. */
export function CustodyMinute({ minute }: { minute: Minute }) {
  const text = useText();
  const times = useTimes();
  const name = useActorName();
  const { at, holder, before, after, notCheckedIn } = minute;
  return (
    <div className={styles.minute}>
      <p className={styles.holder}>
        {times.instant(at)}: {holder ? name(holder.user) : text('custody.nobody')}
      </p>
      {holder && <CustodyHolder holder={holder} />}
      {!holder && (
        <Facts
          facts={[
            [text('custody.before'), before ? <ShiftLink key="before" shift={before} /> : text('custody.noOne')],
            [text('custody.after'), after ? <ShiftLink key="after" shift={after} /> : text('custody.noOne')],
          ]}
        />
      )}
      {notCheckedIn.map((shift) => (
        <p key={shift.bookingId}>
          {text('custody.notCheckedIn')} <ShiftLink shift={shift} />
        </p>
      ))}
    </div>
  );
}
