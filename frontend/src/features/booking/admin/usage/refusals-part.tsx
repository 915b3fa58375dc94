import { REFUSED_REQUEST_KEPT_DAYS } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { Link } from 'react-router';
import type { Usage } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Panel } from '../../../../ui/content/panel.js';
import type { UsageDays } from './usage-days.js';
import { refusedFor } from './usage-links.js';
import styles from './usage.module.css';

interface Props {
  readonly refusals: Usage['refusals'];
  readonly days: UsageDays;
}

/** A bar for each reason, as long as it is frequent; each leads to its requests. */
export function RefusalsPart({ refusals, days }: Props) {
  const text = useText();
  const most = Math.max(1, ...refusals.map(({ requests }) => requests));
  return (
    <Panel title={text('usage.refusals')}>
      <p className={styles.soft}>{text('refused.kept', { days: REFUSED_REQUEST_KEPT_DAYS })}</p>
      {refusals.length === 0 ? (
        <p>{text('usage.noRefusals')}</p>
      ) : (
        <ul className={styles.reasons} aria-label={text('usage.requests')}>
          {refusals.map(({ code, requests }) => {
            const reason = text(`refusedReason.${code}`);
            return (
              <li key={code}>
                <Link
                  to={refusedFor(code, days)}
                  className={styles.reason}
                  aria-label={text('usage.requestsFor', { count: requests, reason })}
                >
                  <span>{reason}</span>
                  <span className={styles.plot}>
                    <span className={styles.bar} style={{ inlineSize: `${(100 * requests) / most}%` }} />
                  </span>
                  <span className={styles.number}>{requests}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
