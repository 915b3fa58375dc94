import { clockTimeOf } from '@rigbook/contracts/kernel/calendar';
import { useSearchParams } from 'react-router';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { askedBy, formOf, presentForm, type ReplayForm } from './replay-address.js';
import { ReplayFormPanel } from './replay-form.js';
import { ReplayResult } from './replay-result.js';
import styles from './replay.module.css';

/** The diary, the fleet and the counts as they stood at a moment, which stands in the address. */
export function Replay() {
  const text = useText();
  const zone = useZone();
  const now = useNow();
  const [address, setAddress] = useSearchParams();
  const asked = formOf(address);
  const query = asked && askedBy(asked, now, zone);
  const form = asked ?? presentForm(clockTimeOf(now, zone), now, zone);
  return (
    <div className={styles.replay}>
      <ReplayFormPanel
        key={`${asked?.at} ${asked?.from} ${asked?.to}`}
        initial={form}
        onAsk={(next: ReplayForm) => setAddress({ tab: 'replay', ...next })}
      />
      {typeof query === 'object' ? (
        <ReplayResult asked={query} />
      ) : (
        <Empty icon="clock">
          <p>{text(query ?? 'replay.explained')}</p>
        </Empty>
      )}
    </div>
  );
}
