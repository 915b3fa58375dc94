import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import type { Outcome } from './use-cancellations.js';

interface Props {
  readonly title: ReactNode;
  readonly outcome: Outcome;
}

/** The outcome, booking by booking. */
export function CancellationOutcome({ title, outcome: { cancelledIds, notCancelled } }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const errorText = useErrorText();
  return (
    <>
      <Alert
        showIcon
        type="success"
        title={title}
        description={text('affected.cancelled', { count: cancelledIds.length })}
      />
      {notCancelled.length > 0 && (
        <Alert
          showIcon
          type="error"
          title={text('affected.notCancelled')}
          description={
            <ul>
              {notCancelled.map(({ booking, error }) => (
                <li key={booking.id}>
                  {person(booking.user)}, {times.period({ startAt: booking.startTime, endAt: booking.endTime })}.{' '}
                  {errorText(error)}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}
