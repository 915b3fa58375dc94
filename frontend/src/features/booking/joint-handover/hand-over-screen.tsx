import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type DeviceDraft, useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { wholeName } from '../../../lib/i18n/whole-name.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { Notice } from '../../../ui/content/notice.js';
import { PageTitle } from '../../../ui/content/page-title.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { refreshAfterStep } from '../api/my-bookings.js';
import { reportsWith } from '../damage/damage-form.js';
import { ChecklistsLoader } from '../checks/checklists-loader.js';
import type { Checklists } from '../checks/use-checklists.js';
import { BookingId, BookingLine, BookingLoader } from '../handover/booking-loader.js';
import form from '../handover/form.module.css';
import { AfterShift } from '../handover/shift-news.js';
import { StepGate } from '../handover/step-gate.js';
import { View } from '../handover/view.js';
import { ShownCode } from './shown-code.js';
import { type Handover, useHandover } from './use-handover.js';
import { nothingSeen, type WalkRoundDraft, WalkRoundForm } from './walk-round-form.js';

/** The outgoing responder: what both see, and then the code for the other phone. */
export function HandOverScreen({ bookingId }: { readonly bookingId: string }) {
  const text = useText();
  return (
    <div className={form.screen}>
      <PageTitle title={text('jointHandover.title')} />
      <BookingLoader bookingId={bookingId} loading={text('jointHandover.loading')} until="checkout">
        {(booking) => (
          <StepGate step="check-out" kind="checkout" booking={booking} loading={text('jointHandover.loading')}>
            <ChecklistsLoader bookingId={booking.id}>
              {(checklists) => <HandOver booking={booking} checklists={checklists} />}
            </ChecklistsLoader>
          </StepGate>
        )}
      </BookingLoader>
    </div>
  );
}

interface HandOverProps {
  readonly booking: Booking;
  readonly checklists: Checklists;
}

function HandOver({ booking, checklists }: HandOverProps) {
  const text = useText();
  const kept = useDeviceDraft<WalkRoundDraft>(`joint-handover:${booking.id}`, nothingSeen(checklists));
  const { data, error, refetch } = useHandover(booking.id);
  if (data === undefined)
    return error ? (
      <ErrorScreen error={error} retry={() => void refetch()} />
    ) : (
      <DocumentSkeleton label={text('jointHandover.loading')} />
    );
  return (
    <div className={form.stack}>
      <BookingLine booking={booking} />
      <InState booking={booking} handover={data} kept={kept} />
      <BookingId id={booking.id} />
    </div>
  );
}

interface StateProps {
  readonly booking: Booking;
  readonly handover: Handover;
  readonly kept: DeviceDraft<WalkRoundDraft>;
}

function InState({
  booking,
  handover: { code, endsAt, openedBy, wentBack, takenOverBy },
  kept,
}: StateProps): ReactNode {
  /** The last code that was seen here, and the one that was withdrawn here. */
  const [seen, setSeen] = useState<string>();
  const [withdrawn, setWithdrawn] = useState<string>();
  if (code !== null && code !== seen) setSeen(code);
  useFollowingPhotos(kept.draft, code !== null || takenOverBy !== null);
  if (takenOverBy)
    return (
      <View key="done">
        <HandedOver booking={booking} to={takenOverBy} kept={kept} />
      </View>
    );
  if (code !== null && endsAt !== null)
    return (
      <View key="code">
        <ShownCode
          booking={booking}
          code={code}
          endsAt={endsAt}
          openedBy={openedBy}
          wentBack={wentBack}
          onWithdrawn={() => setWithdrawn(code)}
        />
      </View>
    );
  // it is the server that says so: while it does not answer, the vehicle may have been taken over
  const isOver = seen !== undefined && seen !== withdrawn;
  return (
    <View key="walk-round">
      <WalkRoundForm booking={booking} kept={kept} isOver={isOver} />
    </View>
  );
}

interface DoneProps {
  readonly booking: Booking;
  readonly to: NonNullable<Handover['takenOverBy']>;
  readonly kept: StateProps['kept'];
}

/** The report goes on with the other phone, also while this one sleeps: from the code on, photos wait for the server to have it. */
function useFollowingPhotos({ damage, said, atReturn }: WalkRoundDraft, isOut: boolean): void {
  useEffect(() => {
    const ids = [...reportsWith(damage), ...Object.values(said), ...Object.values(atReturn.said)].flatMap(
      ({ photoIds = [] }) => photoIds,
    );
    void (isOut ? photoQueue.handIn(ids) : photoQueue.takeBack(ids));
  }, [damage, said, atReturn, isOut]);
}

function HandedOver({ booking, to, kept: { forget } }: DoneProps) {
  const text = useText();
  const person = usePerson();
  const queryClient = useQueryClient();
  useEffect(() => {
    forget();
    void refreshAfterStep(queryClient);
  }, [forget, queryClient]);
  return (
    <>
      <Notice
        hue="green"
        icon="check"
        title={text('jointHandover.done', { person: wholeName(person(to)), vehicle: wholeName(booking.vehicle.name) })}
        live
      >
        <p>{text('jointHandover.doneHint')}</p>
      </Notice>
      <AfterShift booking={booking} />
    </>
  );
}
