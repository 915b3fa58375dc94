import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { paths } from '../../../../config/paths.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Details } from '../../../../ui/content/details.js';
import { Part } from '../../../../ui/content/part.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, DocumentSkeleton, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { LinkButton } from '../../../../ui/link-button.js';
import { historyQuery } from '../../../history/api/history.js';
import { DossierButton } from '../../../history/shared/dossier-button.js';
import { HistoryTimeline } from '../../../history/shared/history-timeline.js';
import { ShiftParts } from '../../../history/shared/shift-parts.js';
import { useBookingRecord } from '../../../history/shared/use-booking-record.js';
import { BookingMessages } from '../../../notifications/admin/shared/booking-messages.js';
import { ChangeBookingButton } from '../../shared/change-booking-button.js';
import { FiveStepLine } from '../../shared/five-step-line/five-step-line.js';
import { useSteps } from '../../shared/use-steps.js';
import { waitingUntil } from '../../shared/waiting-extension.js';
import { Circumstances } from '../deciding/circumstances.js';
import { useDecisionOn } from '../shared/undo/undoable-decision.js';
import { CorrectReadingButton } from '../odometer/correct-reading-button.js';
import { DiaryTags } from '../shared/diary-parts.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';
import { BookingNotes } from './booking-notes.js';
import { EmergencyReview } from './emergency-review.js';
import { CancelStep } from '../shared/cancel-step.js';
import { ErasePhotoButton } from './erase-photo-button.js';
import styles from './booking-view.module.css';

const EraseTextButton = lazyExtra(async () => (await import('./erase-text-button.js')).EraseTextButton);

/** Rare, with what it leaves. */
const ExtensionDecision = lazyExtra(
  async () => (await import('./extension-decision.js')).ExtensionDecision,
  ['coverage'],
);

/** Rare, with its question. */
const ReinstateButton = lazyExtra(async () => (await import('../shared/reinstate-button.js')).ReinstateButton);

interface Props {
  readonly bookingId: string;
  readonly booking: Booking | undefined;
  readonly error: unknown;
  readonly retry: () => void;
  readonly onView: (bookingId: string) => void;
}

interface PlaceProps extends Props {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Not for a booking that asks for a reason at once. */
  readonly takesFocus: boolean;
}

/** Takes the focus with each booking, so that keyboard and screen reader continue here. */
export function BookingContent({ ref: content, takesFocus, ...props }: PlaceProps) {
  const { bookingId } = props;
  const takeFocus = useEffectEvent(() => {
    if (takesFocus) content.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    const here = content.current;
    if (here?.parentElement) here.parentElement.scrollTop = 0;
    takeFocus();
    // the drawer joins the document only after its first content is there
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) takeFocus();
    });
    return () => cancelAnimationFrame(frame);
  }, [bookingId, content]);
  return (
    <div ref={content} tabIndex={-1} className={styles.content}>
      <Content key={bookingId} {...props} />
    </div>
  );
}

function Content({ bookingId, booking, error, retry, onView }: Props) {
  const text = useText();
  const waiting = booking ? waitingUntil(booking) : null;
  if (booking)
    return (
      <>
        <DiaryTags booking={booking} />
        <FiveStepLine progress={booking} />
        <Record booking={booking} />
        {/* a server of the release before this one does not say */}
        {booking.emergencyReview && <EmergencyReview booking={booking} />}
        {waiting !== null && <ExtensionDecision booking={booking} until={waiting} />}
        {booking.status === 'pending' && <Circumstances booking={booking} onView={onView} />}
        <History bookingId={bookingId} />
        <Part title={text('notification.messages')}>
          <BookingMessages bookingId={bookingId} />
        </Part>
        <Steps booking={booking} />
      </>
    );
  return error ? <ErrorScreen error={error} retry={retry} /> : <DocumentSkeleton label={text('view.loading')} />;
}

function Steps({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const obstacleTo = useSteps();
  const underWay = useDecisionOn(booking.id);
  if (booking.status === 'cancelled')
    return (
      <div>
        <ReinstateButton booking={booking} />
      </div>
    );
  if (underWay || obstacleTo('cancel', booking)) return null;
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-2">
      {obstacleTo('check-out', booking) === null && (
        <LinkButton to={paths.checkOut(booking.id)}>{text('nextStep.do.checkout')}</LinkButton>
      )}
      <ChangeBookingButton booking={booking} asAdmin />
      <CancelStep booking={booking}>{text('diary.cancelConfirm')}</CancelStep>
    </div>
  );
}

function Record({ booking }: { booking: Booking }) {
  return <Details of={useBookingRecord(booking)} />;
}

/** From the log: the agreement, the shift and the notes, then all events in order. */
function History({ bookingId }: { bookingId: string }) {
  const text = useText();
  const { data: history, error, refetch } = useQuery(historyQuery(bookingId));
  if (history)
    return (
      <>
        <ShiftParts bookingId={bookingId} history={history} />
        <BookingNotes bookingId={bookingId} history={history} />
        <Part title={text('history.title')}>
          <HistoryTimeline
            history={history}
            actionFor={(entry) => (
              <>
                <CorrectReadingButton bookingId={bookingId} entry={entry} history={history} />
                <EraseTextButton bookingId={bookingId} entry={entry} />
                <ErasePhotoButton bookingId={bookingId} entry={entry} history={history} />
              </>
            )}
          />
          <div>
            <DossierButton bookingId={bookingId} />
          </div>
        </Part>
      </>
    );
  return (
    <Part title={text('history.title')}>
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : (
        <Skeleton label={text('history.loading')}>
          <Bone height={56} />
          <Bone height={56} />
        </Skeleton>
      )}
    </Part>
  );
}
