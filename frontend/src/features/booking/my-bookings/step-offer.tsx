import { awaitedStep } from '@rigbook/contracts/booking/next-step.rules';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { Icon } from '../../../ui/icon.js';
import { periodOfBooking } from '../api/my-bookings.js';
import { useAfterWaiting } from '../shared/after-waiting.js';
import { isPassing, useObstacleWords } from '../shared/obstacle-words.js';
import { TakeOverTogether } from '../shared/lazy-joint-handover.js';
import { useStepObstacle } from '../shared/use-step-obstacle.js';
import styles from './my-bookings.module.css';

const ways = {
  signature: { step: 'sign', to: paths.agreement },
  'check-in': { step: 'check-in', to: paths.checkIn },
  checkout: { step: 'check-out', to: paths.checkOut },
} as const;

interface Props {
  readonly booking: Booking;
  /** Says which booking it is, for those who do not see the card around the link. */
  readonly name: string;
}

/** The step that the booking waits for, if it can be taken now; else what stands in its way, and until when. */
export function StepOffer({ booking: known, name }: Props) {
  const booking = useAfterWaiting()(known);
  const awaits = awaitedStep({ ...booking, ...periodOfBooking(booking) }, useNow());
  return awaits === 'nothing' || awaits === 'approval' ? null : <Step booking={booking} name={name} awaits={awaits} />;
}

function Step({ booking, name, awaits }: Props & { readonly awaits: keyof typeof ways }) {
  const text = useText();
  const words = useObstacleWords();
  const { step, to } = ways[awaits];
  const { isLoading, obstacle } = useStepObstacle(step, booking);
  const label = text(`nextStep.do.${awaits}`);
  if (obstacle === null && !isLoading)
    return (
      <Link to={to(booking.id)} className={styles.link} aria-label={`${label}: ${name}`}>
        {label}
      </Link>
    );
  if (!isPassing(obstacle)) return null;
  const { title, expected } = words(obstacle);
  return (
    <>
      <p className="flex basis-full gap-2 items-center [&>svg]:flex-none">
        <Icon name="clock" size={16} /> {title} {expected}
      </p>
      {obstacle.code === 'VEHICLE_IN_USE' && <TakeOverTogether booking={booking} />}
    </>
  );
}
