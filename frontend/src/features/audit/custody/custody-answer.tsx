import type { Custody } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Icon } from '../../../ui/icon.js';
import styles from './custody.module.css';
import { CustodyMinute } from './custody-minute.js';

interface Props {
  readonly answer: Custody;
  /** says in which line of the file it was asked */
  readonly numbered: boolean;
}

/** What was asked, and who answers for it: twice where the clocks showed that minute twice. */
export function CustodyAnswer({ answer, numbered }: Props) {
  const text = useText();
  const { line, askedVehicle, askedTime, vehicle, problem, minutes } = answer;
  return (
    <>
      <h2 className={styles.asked}>
        <bdi>{vehicle?.name ?? askedVehicle}</bdi>
        {vehicle?.plateNumber != null && <bdi dir="ltr">{vehicle.plateNumber}</bdi>}
        <bdi dir="ltr">{askedTime}</bdi>
        {numbered && <small>{text('custody.line', { line })}</small>}
      </h2>
      {problem !== null && (
        <p className={styles.problem}>
          <Icon name="alert" size={16} /> {text(`custody.problem.${problem}`)}
        </p>
      )}
      {minutes.length > 1 && <p className={styles.soft}>{text('custody.doubled')}</p>}
      {minutes.map((minute) => (
        <CustodyMinute key={minute.at} minute={minute} />
      ))}
    </>
  );
}
