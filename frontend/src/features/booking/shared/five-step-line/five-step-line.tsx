import { milestonesOf, nextMilestone, type BookingProgress } from '@rigbook/contracts/booking/next-step.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import type { Booking } from '../../../../lib/http/answers.js';
import styles from './five-step-line.module.css';
import { Icon } from '../../../../ui/icon.js';

interface Ended extends Pick<Booking, 'releasedBecause'> {
  readonly cancelledAt: Instant | null;
  readonly reason: string | null;
}

/** Requested, Approved, Signed, Checked in, Returned, and what is ahead as Approval, Signature, ...: the same line for every booking; the last three of an emergency take. */
export function FiveStepLine({ progress }: { progress: BookingProgress & Ended }) {
  const text = useText();
  const times = useTimes();
  const milestones = milestonesOf(progress);
  const ended = progress.status === 'rejected' || progress.status === 'cancelled';
  const next = ended ? undefined : nextMilestone(milestones);
  const endedAt = progress.status === 'rejected' ? progress.decidedAt : progress.cancelledAt;

  return (
    <div>
      <ol
        className="max-w-170 grid"
        style={{ gridTemplateColumns: `repeat(${milestones.length}, minmax(0, 1fr))` }}
        aria-label={text('booking.progress')}
      >
        {milestones.map(({ id, at }) => (
          <li
            key={id}
            className={styles.step}
            data-state={at !== null ? 'done' : id === next ? 'next' : 'open'}
            aria-current={id === next ? 'step' : undefined}
          >
            <span className={styles.dot}>{at !== null && <Icon name="check" size={12} />}</span>
            <span className={styles.name}>{text(at === null ? `milestoneAhead.${id}` : `milestone.${id}`)}</span>
            <span className={styles.at}>{at !== null && times.instant(at)}</span>
          </li>
        ))}
      </ol>
      {ended && (
        <p className="flex gap-2 items-start mt-2 text-(--red-ink) font-semibold">
          <Icon name="ban" size={16} />
          <span>
            {text(`bookingStatus.${progress.status}`)}
            {endedAt !== null && `, ${times.instantInSentence(endedAt)}`}
            {progress.releasedBecause !== null && (
              <span className="block text-(--ink) font-normal">{text(`release.${progress.releasedBecause}`)}</span>
            )}
            {progress.reason !== null && (
              <bdi className="block text-(--ink) font-normal whitespace-pre-line wrap-anywhere">{progress.reason}</bdi>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
