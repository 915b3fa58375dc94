import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import { useSteps } from '../../shared/use-steps.js';
import { circumstancesQuery } from '../api/decisions.js';
import { useReinstateBooking } from '../api/reinstatement.js';

/** Gives a booking that the system released back to its responder, or says why that can no longer be done. */
export function ReinstateButton({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const obstacleTo = useSteps();
  const [isOpen, setIsOpen] = useState(false);
  const isPossible = obstacleTo('reinstate', booking) === null;
  const { data, isLoading } = useQuery({ ...circumstancesQuery(booking.id), enabled: isPossible });
  if (!isOpen && (!isPossible || isLoading)) return null;
  const obstacle = data?.reinstateObstacle;
  if (!isOpen && obstacle) return <p className="text-soft">{text(`diary.notReinstated.${obstacle}`)}</p>;
  const { vehicle, user } = booking;
  return (
    <>
      <Button
        aria-label={text('diary.reinstateNamed', { vehicle: vehicle.name, unit: user.unitNumber ?? '' })}
        onClick={() => setIsOpen(true)}
      >
        {text('diary.reinstate')}
      </Button>
      {isOpen && <ReinstateDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Others may have taken the hours since; then the refusal says so here. */
function ReinstateDialog({ booking, onClose }: { readonly booking: Booking; readonly onClose: () => void }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const attempt = useAttempt();
  const reinstate = useReinstateBooking();

  const confirm = async () => {
    if (!(await attempt(reinstate.mutateAsync(booking.id), text('diary.reinstateFailed')))) return;
    showToast({ title: text('diary.reinstated'), tone: 'success' });
    onClose();
  };

  return (
    <Dialog title={text('diary.reinstateTitle')} width={460} onClose={onClose}>
      <p>
        <VehicleName vehicle={booking.vehicle} />, {person(booking.user)}
      </p>
      <p>{times.period({ startAt: booking.startTime, endAt: booking.endTime })}</p>
      <p>{text('diary.reinstateText')}</p>
      <Refusal error={reinstate.error} />
      <Actions>
        <Button onClick={onClose}>{text('diary.reinstateKeep')}</Button>
        <Button look="primary" busy={reinstate.isPending} onClick={() => void confirm()}>
          {text('diary.reinstate')}
        </Button>
      </Actions>
    </Dialog>
  );
}
