import { showsVehicleKeys } from '@rigbook/contracts/booking/shift/vehicle-keys.rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useRichText, useText } from '../../../lib/i18n/use-text.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { useNow } from '../../../lib/time/use-now.js';
import { Button } from '../../../ui/button.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { Icon } from '../../../ui/icon.js';
import { Actions, PlainDialog } from '../../../ui/plain-dialog.js';
import { vehicleKeysQuery } from '../../fleet/api/vehicle-keys.js';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';
import { periodOfBooking } from '../api/my-bookings.js';

/** From the opening of the check-in until the checkout, to where the keys are and which codes open the vehicle. */
export function KeysOfVehicle({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const now = useNow();
  const { checkInOpensMinutesBefore } = useOwnShifts();
  const [looks, setLooks] = useState(false);
  const timed = { ...periodOfBooking(booking), status: booking.status };
  if (checkInOpensMinutesBefore === undefined || !showsVehicleKeys(timed, now, checkInOpensMinutesBefore)) return null;
  return (
    <>
      <Button look="quiet" icon={<Icon name="lock" />} onClick={() => setLooks(true)}>
        {text('vehicleKeys.open')}
      </Button>
      {looks && <Looked vehicle={booking.vehicle} onClose={() => setLooks(false)} />}
    </>
  );
}

function Looked({ vehicle, onClose }: { readonly vehicle: Booking['vehicle']; readonly onClose: () => void }) {
  const text = useText();
  const rich = useRichText();
  const { data, error, refetch } = useQuery(vehicleKeysQuery(vehicle.id));
  return (
    <PlainDialog
      title={rich('vehicleKeys.of', { vehicle: <VehicleName vehicle={vehicle} /> })}
      width={460}
      onClose={onClose}
    >
      {error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton label={text('vehicleKeys.loading')}>
          <Bone height={72} />
        </Skeleton>
      ) : data.text === null ? (
        <p>{text(data.isLost ? 'vehicleKeys.lost' : 'vehicleKeys.none')}</p>
      ) : (
        <p className="text-lg wrap-anywhere whitespace-pre-line">
          <bdi>{data.text}</bdi>
        </p>
      )}
      <p className="text-soft text-sm">{text('vehicleKeys.recorded')}</p>
      <Actions>
        <Button onClick={onClose}>{text('vehicleKeys.close')}</Button>
      </Actions>
    </PlainDialog>
  );
}
