import type { Instant } from '@rigbook/contracts/kernel/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { affectedBookingsQuery } from '../../../booking/admin/api/diary.js';
import { AffectedChoice } from '../maintenance-dialog/affected-choice.js';

export interface BookingsToCancel {
  readonly bookings: readonly Booking[];
  readonly reason: string;
}

export const noneToCancel: BookingsToCancel = { bookings: [], reason: '' };

interface Props extends BookingsToCancel {
  readonly vehicleId: string;
  /** the end of the paper */
  readonly from: Instant;
  readonly onChange: (chosen: BookingsToCancel) => void;
}

/** Bookings that stand and go on after the end of a paper: they stay unless the administrator selects them. */
export function BookingsAfter({ vehicleId, from, bookings: chosen, reason, onChange }: Props) {
  const text = useText();
  const affected = useQuery({ ...affectedBookingsQuery(vehicleId, { from }), placeholderData: keepPreviousData });
  return (
    <AffectedChoice
      title={text('service.standing')}
      lead={text('service.standingLead')}
      none={text('service.standingNone')}
      affected={affected}
      ticked={new Set(chosen.map(({ id }) => id))}
      reason={reason}
      onTick={(ticked) => onChange({ bookings: (affected.data ?? []).filter(({ id }) => ticked.has(id)), reason })}
      onReason={(typed) => onChange({ bookings: chosen, reason: typed })}
    />
  );
}
