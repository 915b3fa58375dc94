import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Notice } from '../../../../ui/content/notice.js';
import type { Outcome } from './use-cancellations.js';

interface Props {
  readonly vehicle: FleetVehicle;
  readonly outcome: Outcome;
}

/** The outcome, booking by booking. */
export function CancellationOutcome({ vehicle, outcome: { cancelledIds, notCancelled } }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const errorText = useErrorText();
  return (
    <>
      <Notice hue="green" icon="check" title={text('maintenance.recorded', { vehicle: vehicle.name })} live>
        <p>{text('affected.cancelled', { count: cancelledIds.length })}</p>
      </Notice>
      {notCancelled.length > 0 && (
        <Notice hue="red" icon="alert" title={text('affected.notCancelled')} live>
          <ul>
            {notCancelled.map(({ booking, error }) => (
              <li key={booking.id}>
                {person(booking.user)}, {times.period({ startAt: booking.startTime, endAt: booking.endTime })}.{' '}
                {errorText(error)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
