import { type CountedAs, percentOf } from '@rigbook/contracts/booking/diary/usage.rules';
import { Link } from 'react-router';
import type { Usage } from '../../../../lib/http/answers.js';
import { type MessageId, useText } from '../../../../lib/i18n/use-text.js';
import { Panel } from '../../../../ui/content/panel.js';
import { bookingsCounted, type UsageDays } from './usage-days.js';
import styles from './usage.module.css';

interface Props {
  readonly usage: Pick<Usage, 'begun' | 'unsigned' | 'shifts' | 'overdue'>;
  readonly days: UsageDays;
}

/** How many were never signed for, and how many vehicles came back late. */
export function PromisesPart({ usage: { begun, unsigned, shifts, overdue }, days }: Props) {
  const text = useText();
  const share = (part: number, whole: number) => {
    const percent = percentOf(part, whole);
    return percent === undefined ? text('usage.noShare') : <bdi dir="ltr">{percent}%</bdi>;
  };
  const link = (counted: CountedAs, count: number, words: MessageId) =>
    count > 0 && <Link to={bookingsCounted(counted, days)}>{text(words, { count })}</Link>;
  return (
    <Panel title={text('usage.promises')}>
      <dl className={styles.promises}>
        <div>
          <dt>{text('usage.unsigned')}</dt>
          <dd className={styles.share}>{share(unsigned, begun)}</dd>
          <dd>{text('usage.unsignedOf', { unsigned, begun })}</dd>
          <dd className={styles.links}>
            {link('unsigned', unsigned, 'usage.openUnsigned')}
            {link('begun', begun, 'usage.openBegun')}
          </dd>
        </div>
        <div>
          <dt>{text('usage.overdue')}</dt>
          <dd className={styles.share}>{share(overdue, shifts)}</dd>
          <dd>{text('usage.overdueOf', { overdue, shifts })}</dd>
          <dd className={styles.links}>
            {link('overdue', overdue, 'usage.openOverdue')}
            {link('checkedIn', shifts, 'usage.openShifts')}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
