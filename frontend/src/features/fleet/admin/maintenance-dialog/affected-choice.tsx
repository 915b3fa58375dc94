import { textLimits } from '@rigbook/contracts/kernel/text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { AffectedBookings } from './affected-bookings.js';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly none?: string;
  readonly affected: UseQueryResult<Booking[]>;
  readonly ticked: ReadonlySet<string>;
  readonly reason: string;
  readonly isNews?: (booking: Booking) => boolean;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  readonly onReason: (reason: string) => void;
}

/** The choice of affected bookings to cancel, with one reason for all. */
export function AffectedChoice({ title, lead, none, affected, ticked, reason, isNews, onTick, onReason }: Props) {
  const text = useText();
  const list = { title, ticked, onTick, ...(lead !== undefined && { lead }), ...(isNews && { isNews }) };
  return (
    <Loaded query={affected} label={text('affected.loading')}>
      {(bookings) => {
        if (bookings.length === 0) return <p role="status">{none ?? text('affected.none')}</p>;
        const count = bookings.filter(({ id }) => ticked.has(id)).length;
        return (
          <>
            <AffectedBookings {...list} bookings={bookings} />
            {count > 0 && (
              <FreeTextField
                label={text('affected.reason')}
                hint={text('affected.willCancel', { count })}
                most={textLimits.reason}
                value={reason}
                onChange={onReason}
              />
            )}
          </>
        );
      }}
    </Loaded>
  );
}
