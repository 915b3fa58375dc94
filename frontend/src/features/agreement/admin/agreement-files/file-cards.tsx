import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import styles from './agreement-files.module.css';
import { CheckOutcome } from './check-outcome.js';
import { FileActions, type FileListProps } from './file-actions.js';
import { SignedAt } from './signed-at.js';

/** The same list for the width of a phone. */
export function FileCards({ files, checks }: FileListProps) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <ul className={styles.cards} aria-label={text('admin.tab.agreements')}>
      {files.map((file) => (
        <li key={file.bookingId} className={styles.card}>
          <span className={styles.name}>{person(file.user)}</span>
          <span className={styles.time}>
            <bdi>{file.vehicle.name}</bdi>, {times.period({ startAt: file.startTime, endAt: file.endTime })}
          </span>
          <span className={styles.time}>
            {text('milestone.signed')}: <SignedAt at={file.signedAt} />
          </span>
          <CheckOutcome file={file} check={checks.of(file.bookingId)} />
          <FileActions file={file} checks={checks} />
        </li>
      ))}
    </ul>
  );
}
