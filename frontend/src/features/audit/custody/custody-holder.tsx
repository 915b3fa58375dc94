import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { Facts } from '../../../ui/content/facts.js';
import styles from './custody.module.css';
import type { Shift } from './shift-link.js';

/** From which event to which, and what was signed about it. */
export function CustodyHolder({ holder }: { holder: Shift }) {
  const text = useText();
  const times = useTimes();
  const { language } = useLanguage();
  const { bookingId, user, checkedInAt, checkInPosition, checkedOutAt, checkOutPosition, agreementVersion, clause } =
    holder;
  const place = (position: string | null) =>
    position !== null && (
      <span className={styles.place}>
        {text('history.position')} <Copyable name={text('history.position')} value={position} />
      </span>
    );
  return (
    <Facts
      facts={[
        [
          text('view.checkIn'),
          <span key="in">
            {checkedInAt && times.instant(checkedInAt)} {place(checkInPosition)}
          </span>,
        ],
        [
          text('view.checkOut'),
          <span key="out">
            {checkedOutAt === null ? text('custody.notBack') : times.instant(checkedOutAt)} {place(checkOutPosition)}
          </span>,
        ],
        [
          text('view.agreement'),
          agreementVersion === null
            ? text('custody.notSigned')
            : text('history.edition', { edition: agreementVersion }),
        ],
        ...(clause
          ? [[text('custody.clause', { number: clause.number }), <bdi key="clause">{clause[language]}</bdi>] as const]
          : []),
        ...(user.unitNumber === null
          ? [[text('custody.erasedId'), <Copyable key="id" name={text('custody.erasedId')} value={user.id} />] as const]
          : []),
        [
          text('view.title'),
          <span key="booking">
            <Link className={styles.onScreen} to={paths.history(bookingId)}>
              {text('history.title')}
            </Link>
            <bdi className={styles.onPaper}>{bookingId}</bdi>
          </span>,
        ],
      ]}
    />
  );
}
