import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useOwnShifts } from '../../../lib/time/own-shifts.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import { useHasWaiting } from './after-waiting.js';
import { useSteps } from './use-steps.js';

const ChangeBookingDialog = lazyDialog(
  async () => (await import('../change-booking/change-booking-dialog.js')).ChangeBookingDialog,
  ['changing'],
);

interface Props {
  readonly booking: Booking;
  /** In the administration every change is an administrator's. */
  readonly asAdmin?: boolean;
  readonly look?: 'plain' | 'quiet';
}

/** Opens the change of a booking, where the person may change it; while steps of it wait on this device, says so instead. */
export function ChangeBookingButton({ booking, asAdmin = false, look = 'plain' }: Props) {
  const text = useText();
  const obstacleTo = useSteps();
  const { personId } = useOwnShifts();
  const hasWaiting = useHasWaiting(booking.id);
  const [changing, setChanging] = useState<Booking>();
  const isOwn = booking.user.id === personId && booking.status !== 'active';
  if (changing === undefined && ((!asAdmin && !isOwn) || obstacleTo('change', booking) !== null)) return null;
  if (changing === undefined && hasWaiting)
    return (
      <p className="flex basis-full items-center gap-2">
        <Icon name="clock" size={16} /> {text('change.stepsWait')}
      </p>
    );
  return (
    <>
      <Button look={look} onClick={() => setChanging(booking)}>
        {text('change.open')}
      </Button>
      {changing && (
        <ChangeBookingDialog
          booking={changing}
          as={asAdmin ? 'admin' : 'responder'}
          onClose={() => setChanging(undefined)}
        />
      )}
    </>
  );
}
