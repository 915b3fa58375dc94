import { MOST_TOLD } from '@rigbook/contracts/refusals/open-bookings';
import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { Link } from 'react-router';
import { Alert } from 'antd';
import { paths } from '../../../../config/paths.js';
import type { FleetVehicle } from '../../../../lib/http/answers.js';
import { ApiError } from '../../../../lib/http/problem.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useRetireVehicle } from '../api/vehicles.js';
import { BookingsAheadLink } from '../../../booking/admin/shared/at-risk-of.js';
import { VehicleName } from '../../shared/vehicle-name.js';

type StillBooked = RefusalFacts['VEHICLE_HAS_OPEN_BOOKINGS'];

const stillBooked = (error: unknown): StillBooked | undefined =>
  error instanceof ApiError && error.code === 'VEHICLE_HAS_OPEN_BOOKINGS' ? (error.facts as StillBooked) : undefined;

/** Asks for confirmation. Bookings in the way are listed with links. */
export function RetireVehicleDialog({ vehicle, onClose }: { vehicle: FleetVehicle; onClose: () => void }) {
  const text = useText();
  const rich = useRichText();
  const times = useTimes();
  const attempt = useAttempt();
  const retire = useRetireVehicle(vehicle.id);
  const inTheWay = stillBooked(retire.error);

  const confirm = async () => {
    const retiring = retire.mutateAsync();
    // the list in the dialog says it, and a toast would lie on it
    const isSaidHere = await retiring.then(
      () => false,
      (error: unknown) => stillBooked(error) !== undefined,
    );
    if (isSaidHere || !(await attempt(retiring, text('adminFleet.retireFailed')))) return;
    showToast({ title: text('adminFleet.retired'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('adminFleet.retireTitle')} width={460} onClose={onClose}>
      <p>{rich('adminFleet.retireText', { vehicle: <VehicleName vehicle={vehicle} /> })}</p>
      {inTheWay ? (
        <Alert
          showIcon
          type="error"
          title={rich('adminFleet.stillBooked', { vehicle: <VehicleName vehicle={vehicle} /> })}
          description={
            <>
              <ul>
                {inTheWay.bookings.map((booking) => (
                  <li key={booking.id}>
                    <Link to={paths.diaryBooking(booking.id)}>
                      {text('person.unit', { unit: booking.unitNumber })}, {times.period(booking)}
                    </Link>
                  </li>
                ))}
              </ul>
              {inTheWay.bookings.length >= MOST_TOLD && (
                <p>{text('adminFleet.stillBookedFirst', { count: MOST_TOLD })}</p>
              )}
              <p>{text('adminFleet.stillBookedHint')}</p>
              <BookingsAheadLink to={paths.bookingsAtRisk({ vehicle: vehicle.id, all: 'true' })} />
            </>
          }
        />
      ) : (
        <Refusal error={retire.error} />
      )}
      <Actions>
        <Button onClick={onClose}>{text('adminFleet.retireKeep')}</Button>
        <Button look="primary" danger busy={retire.isPending} onClick={() => void confirm()}>
          {text('adminFleet.retireConfirm')}
        </Button>
      </Actions>
    </Dialog>
  );
}
