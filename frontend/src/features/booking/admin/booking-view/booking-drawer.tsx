import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { isTyping } from '../../../../lib/device/typed-keys.js';
import { phoneWidth, useMediaQuery } from '../../../../lib/device/use-media-query.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { directionOf, useLanguage } from '../../../../lib/i18n/language.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { useViewed, type Viewed } from '../../../../lib/use-viewed.js';
import { Button } from '../../../../ui/button.js';
import { tooNarrowForTables } from '../../../../ui/content/too-narrow-for-tables.js';
import { Icon } from '../../../../ui/icon.js';
import { useFilled } from '../../../../ui/use-filled.js';
import { useFocusBack } from '../../../../ui/use-focus-back.js';
import { viewedBookingQuery } from '../api/diary.js';
import { DecisionBar } from '../deciding/decision-bar.js';
import { bookingBeside, useDecisionSteps } from '../deciding/use-decision-steps.js';
import { BookingContent } from './booking-content.js';
import { KeysLine, shortcutOf } from './shortcuts.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

interface Props {
  readonly bookingId: string;
  /** The list to step through; the booking need not be in it. */
  readonly listed: readonly Booking[];
  /** The booking opened to be rejected. */
  readonly rejectingId?: string | undefined;
  readonly onView: (bookingId: string) => void;
  /** Called at the end of the list to load more. */
  readonly onEnd: () => void;
  readonly onClose: () => void;
}

/** A full booking next to its list; a pending one is decided here. */
export function BookingDrawer({ bookingId, listed, rejectingId, onView, onEnd, onClose }: Props) {
  const text = useText();
  const rich = useRichText();
  const person = usePerson();
  const isFilled = useFilled();
  const [isOpen, setOpen] = useState(false);
  useFocusBack();
  const content = useRef<HTMLDivElement>(null);
  const hasKeys = !useMediaQuery(`${phoneWidth}, (pointer: coarse)`);
  // at a desk, the list beside it can still be used
  const covers = useMediaQuery(tooNarrowForTables);
  const atEnd = directionOf[useLanguage().language] === 'rtl' ? 'left' : 'right';
  const inList = listed.find(({ id }) => id === bookingId);
  const query = useQuery({ ...viewedBookingQuery(bookingId), ...(inList && { placeholderData: inList }) });
  const booking = query.data ?? inList;
  const decision = useDecisionSteps({ bookingId, booking, listed, rejectingId, onView, onClose });

  const walk = (step: 1 | -1) => {
    const to = bookingBeside(listed, bookingId, step);
    if (to) onView(to.id);
    if (step === 1 && (to === undefined || to.id === listed.at(-1)?.id)) onEnd();
  };
  const actions = { ...decision.steps, next: () => walk(1), previous: () => walk(-1) };

  const press = (event: KeyboardEvent) => {
    // React hands on what is pressed in a dialog over the drawer
    const isOver = content.current !== null && dialogOf(event.target) !== dialogOf(content.current);
    if (isOver) return;
    const typing = isTyping(event.target);
    if (event.key === 'Escape' && !event.nativeEvent.isComposing && (typing || decision.rejecting)) {
      // first leaves the field, then the drawer
      event.stopPropagation();
      decision.keepPending();
      // before its content is there, the drawer itself has the keys
      (content.current ?? drawerOf(event.target))?.focus({ preventScroll: true });
      return;
    }
    const shortcut = typing ? undefined : shortcutOf(event.nativeEvent);
    if (shortcut === undefined) return;
    event.preventDefault();
    actions[shortcut]();
  };

  return (
    <div className="contents" onKeyDown={press}>
      <Drawer
        open
        mask={covers}
        aria-modal={covers}
        placement={atEnd}
        size={560}
        title={
          booking
            ? rich('diary.bookingOf', {
                vehicle: <VehicleName vehicle={booking.vehicle} />,
                person: person(booking.user),
              })
            : text('view.title')
        }
        extra={<NextButtons onPrevious={actions.previous} onNext={actions.next} />}
        closable={{ 'aria-label': text('dialog.close') }}
        footer={
          (booking?.status === 'pending' || hasKeys) && (
            <div className="grid gap-2">
              {booking && <DecisionBar booking={booking} decision={decision} isOpen={isOpen} />}
              {hasKeys && (
                <KeysLine approves={decision.canApprove} rejects={decision.isOpen} rejecting={decision.rejecting} />
              )}
            </div>
          )
        }
        afterOpenChange={setOpen}
        onClose={onClose}
      >
        {isFilled && (
          <BookingContent
            ref={content}
            takesFocus={!decision.rejecting}
            bookingId={bookingId}
            booking={booking}
            error={query.error}
            retry={() => void query.refetch()}
            onView={onView}
          />
        )}
      </Drawer>
    </div>
  );
}

const drawerOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[tabindex="-1"]') : null;

const dialogOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[role=dialog]') : null;

interface NextButtonsProps {
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Steps through the bookings of the list without a keyboard. */
function NextButtons({ onPrevious, onNext }: NextButtonsProps) {
  const text = useText();
  return (
    <span className="inline-flex gap-1">
      <Button
        small
        look="quiet"
        icon={<Icon name="previous" />}
        aria-label={text('view.previous')}
        onClick={onPrevious}
      />
      <Button small look="quiet" icon={<Icon name="next" />} aria-label={text('view.next')} onClick={onNext} />
    </span>
  );
}

/** The booking shown next to the diary. */
export const useViewedBooking = (): Viewed => useViewed('booking');
