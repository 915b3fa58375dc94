import type { StepObstacle } from '@rigbook/contracts/booking/steps.rules';
import { type ReactNode, useState } from 'react';
import { paths } from '../../../config/paths.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useHasDraft } from '../../../lib/device/use-device-draft.js';
import { nameOfForm, type OutgoingForm } from '../../../lib/outbox/outgoing-form.js';
import { outbox } from '../../../lib/outbox/outbox.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Notice } from '../../../ui/content/notice.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { LinkButton } from '../../../ui/link-button.js';
import { type PassingObstacle, useObstacleWords } from '../shared/obstacle-words.js';
import { useStepObstacle } from '../shared/use-step-obstacle.js';
import { TakeOverTogether } from '../shared/handover-together.js';
import { BookingId, BookingLine } from './booking-loader.js';
import { CalendarEntry } from './calendar-entry.js';
import form from './form.module.css';
import { ShiftBegun, ShiftEnded } from './shift-news.js';

interface Props {
  readonly step: 'sign' | 'check-in' | 'check-out';
  /** The form of the step, which may already be on its way to the server. */
  readonly kind: OutgoingForm['kind'];
  readonly booking: Booking;
  readonly loading: string;
  readonly children: ReactNode;
}

/** The form of a step, or why the step cannot be taken and what to do instead. A form once shown stays: the server decides. */
export function StepGate({ step, kind, booking, loading, children }: Props) {
  const { isLoading, obstacle } = useStepObstacle(step, booking);
  const [isOpen, setOpen] = useState(() => outbox.stateOf(nameOfForm(kind, booking.id)) !== undefined);
  if (!isOpen && isLoading) return <DocumentSkeleton label={loading} />;
  if (!isOpen && obstacle === null) setOpen(true);
  if (isOpen || obstacle === null) return children;
  return (
    <div className={form.stack}>
      {step !== 'sign' && <BookingLine booking={booking} />}
      <Obstacle booking={booking} obstacle={obstacle} />
      {toldToCall.includes(obstacle.code) && <ContactsPanel />}
      {step !== 'sign' && <BookingId id={booking.id} />}
    </div>
  );
}

/** Their hints send the person to the phone. */
const toldToCall: readonly StepObstacle['code'][] = ['VEHICLE_IN_USE', 'VEHICLE_UNAVAILABLE'];

interface ObstacleProps {
  readonly booking: Booking;
  readonly obstacle: StepObstacle;
}

function Obstacle({ booking, obstacle }: ObstacleProps) {
  const text = useText();
  const times = useTimes();
  const again = <LinkButton to={paths.book('any')}>{text('nextStep.bookVehicle')}</LinkButton>;
  const home = <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>;
  switch (obstacle.code) {
    case 'INVALID_TRANSITION':
      return <WrongSituation booking={booking} />;
    case 'BOOKING_ENDED':
      return (
        <Notice
          hue="orange"
          icon="clock"
          title={text('step.ended', { time: times.instantInSentence(obstacle.facts.endAt) })}
        >
          <p className="mb-3">{text('step.bookAgainHint')}</p>
          {again}
        </Notice>
      );
    case 'CHECK_IN_NOT_OPEN_YET':
    case 'VEHICLE_PROMISED_MEANWHILE':
    case 'VEHICLE_IN_USE':
    case 'VEHICLE_UNAVAILABLE':
      return <Passing booking={booking} obstacle={obstacle} />;
    default:
      return (
        <Notice hue="orange" icon="lock" title={text('step.notYours')}>
          {home}
        </Notice>
      );
  }
}

/** The step will be possible later, or once the office has helped. */
function Passing({ booking, obstacle }: { readonly booking: Booking; readonly obstacle: PassingObstacle }) {
  const text = useText();
  const { title, expected, hint } = useObstacleWords()(obstacle);
  const looks = noticeLooks[obstacle.code];
  return (
    <Notice {...looks} title={title}>
      {expected !== undefined && <p className="mb-3">{expected}</p>}
      <p className="mb-3">{hint}</p>
      {obstacle.code === 'VEHICLE_IN_USE' && <TakeOverTogether booking={booking} look="explained" />}
      <div className="flex flex-wrap gap-3">
        {obstacle.code === 'CHECK_IN_NOT_OPEN_YET' && (
          <CalendarEntry booking={booking} opensAt={obstacle.facts.opensAt} />
        )}
        <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
      </div>
    </Notice>
  );
}

const noticeLooks = {
  CHECK_IN_NOT_OPEN_YET: { hue: 'blue', icon: 'clock' },
  VEHICLE_PROMISED_MEANWHILE: { hue: 'orange', icon: 'clock' },
  VEHICLE_IN_USE: { hue: 'orange', icon: 'alert' },
  VEHICLE_UNAVAILABLE: { hue: 'orange', icon: 'alert' },
} as const;

/** The booking is not where the step belongs: before it, past it, or closed. */
function WrongSituation({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const hasDraft = useHasDraft(nameOfForm('checkout', booking.id));
  switch (booking.status) {
    case 'pending':
      return (
        <Notice hue="orange" icon="clock" title={text('step.pending')}>
          <p className="mb-3">{text('nextStep.approvalHint')}</p>
          <LinkButton to={paths.home}>{text('shift.backHome')}</LinkButton>
        </Notice>
      );
    case 'approved':
      return booking.signedAt === null ? (
        <Notice hue="orange" icon="pen" title={text('checkIn.unsigned')}>
          <LinkButton to={paths.agreement(booking.id)}>{text('checkIn.toAgreement')}</LinkButton>
        </Notice>
      ) : (
        <Notice hue="orange" icon="info" title={text('checkOut.notActive')}>
          {hasDraft && <p className="mb-3">{text('checkOut.draftKept')}</p>}
          <LinkButton to={paths.checkIn(booking.id)}>{text('nextStep.do.check-in')}</LinkButton>
        </Notice>
      );
    case 'active':
      return <ShiftBegun booking={booking} />;
    case 'completed':
      return <ShiftEnded booking={booking} />;
    case 'rejected':
    case 'cancelled':
      return (
        <Notice hue="red" icon="alert" title={text(`step.${booking.status}`)}>
          {booking.releasedBecause !== null && <p>{text(`release.${booking.releasedBecause}`)}</p>}
          {booking.reason !== null && <p dir="auto">{booking.reason}</p>}
          <p className="mb-3">{text('step.bookAgainHint')}</p>
          <LinkButton to={paths.book('any')}>{text('nextStep.bookVehicle')}</LinkButton>
        </Notice>
      );
  }
}
