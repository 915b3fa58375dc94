import { type ComponentProps, useState } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { Button } from '../../../../ui/button.js';
import { CancelDialog } from './cancel-dialog.js';

interface Props extends Omit<ComponentProps<typeof Button>, 'danger' | 'onClick'> {
  readonly booking: Booking;
  /** Without it an open dialog stays, so that a reason is not lost. */
  readonly isOffered: boolean;
}

/** Cancels a booking after a question. Keeps to itself whether that is open: the list around it need not be drawn again. */
export function CancelStep({ booking, isOffered, ...button }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOffered && <Button {...button} danger onClick={() => setOpen(true)} />}
      {isOpen && <CancelDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
