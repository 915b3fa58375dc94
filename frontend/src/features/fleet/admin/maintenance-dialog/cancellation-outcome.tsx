import { Alert } from 'antd';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import type { Outcome } from './use-cancellations.js';
import { VehicleName } from '../../shared/vehicle-name.js';

interface Props {
  readonly vehicle: FleetVehicle;
  readonly outcome: Outcome;
}

/** The outcome, booking by booking. */
export function CancellationOutcome({ vehicle, outcome: { cancelledIds, notCancelled } }: Props) {
  const text = useText();
  const rich = useRichText();
  const times = useTimes();
  const person = usePerson();
  const errorText = useErrorText();
  return (
    <>
      <Alert
        showIcon
        type="success"
        title={rich('maintenance.recorded', { vehicle: <VehicleName vehicle={vehicle} /> })}
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
