import type { DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { useDecide, useDecisionOn } from '../deciding/undoable-decision.js';
import { useSteps } from '../../shared/use-steps.js';
import { DiaryTags, StartTime } from '../shared/diary-parts.js';

interface Props extends DiaryListProps {
  readonly order: DiaryOrder | undefined;
  readonly searched: boolean;
}

/** The diary at phone width. */
export function DiaryCards({ bookings, order, searched, ...actions }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return (
    <ul className="grid gap-3" aria-label={text('admin.tab.diary')}>
      {bookings.map((booking) => (
        <li
          key={booking.id}
          className="grid gap-1.5 py-3 px-4 border border-(--hairline) rounded-(--radius) bg-(--surface)"
        >
          <span className="font-semibold">{person(booking.user)}</span>
          <span className="tabular-nums">
            <bdi>{booking.vehicle.name}</bdi>, <StartTime booking={booking} />
          </span>
          {(order === 'first-requested' || order === 'last-requested') && (
            <span className="tabular-nums">
              {text('diary.requested')}: {times.instant(booking.requestedAt)}
            </span>
          )}
          {searched && (
            <span className="text-soft text-sm">
              <bdi>{booking.purpose}</bdi>
            </span>
          )}
          <DiaryTags booking={booking} />
          <DiaryActions booking={booking} {...actions} />
        </li>
      ))}
    </ul>
  );
}

export interface DiaryListProps {
  readonly bookings: readonly Booking[];
  readonly onView: (booking: Booking) => void;
  /** Opens the booking with the question for a reason. */
  readonly onReject: (booking: Booking) => void;
  readonly onCancel: (booking: Booking) => void;
}

type DiaryActionsProps = Omit<DiaryListProps, 'bookings'> & { readonly booking: Booking };

/** Approving takes one press while the start is still ahead; rejecting asks for a reason first. */
export function DiaryActions({ booking, onView, onReject, onCancel }: DiaryActionsProps) {
  const text = useText();
  const decide = useDecide();
  const obstacleTo = useSteps();
  const underWay = useDecisionOn(booking.id) !== undefined;
  const named = { vehicle: booking.vehicle.name, unit: booking.user.unitNumber ?? '' };

  return (
    <div className="flex flex-wrap gap-y-1 gap-x-2">
      {!underWay && (
        <>
          {obstacleTo('approve', booking) === null && (
            <Button
              small
              look="primary"
              aria-label={text('diary.approveNamed', named)}
              onClick={() => decide(booking, true)}
            >
              {text('diary.approve')}
            </Button>
          )}
          {obstacleTo('reject', booking) === null && (
            <Button small aria-label={text('diary.rejectNamed', named)} onClick={() => onReject(booking)}>
              {text('diary.reject')}
            </Button>
          )}
        </>
      )}
      <Button small aria-label={text('diary.viewNamed', named)} onClick={() => onView(booking)}>
        {text('diary.view')}
      </Button>
      {obstacleTo('cancel', booking) === null && (
        <Button
          small
          look="quiet"
          danger
          aria-label={text('diary.cancelNamed', named)}
          onClick={() => onCancel(booking)}
        >
          {text('diary.cancel')}
        </Button>
      )}
    </div>
  );
}
