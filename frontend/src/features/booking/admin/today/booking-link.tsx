import type { ComponentProps, MouseEvent } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';

interface Props extends Omit<ComponentProps<typeof Link>, 'to' | 'onClick'> {
  readonly bookingId: string;
  readonly onView: (bookingId: string) => void;
}

/** Opens the booking here; in another tab, or copied, it is its place in the diary. */
export function BookingLink({ bookingId, onView, ...rest }: Props) {
  const open = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onView(bookingId);
  };
  return <Link {...rest} to={paths.diaryBooking(bookingId)} onClick={open} />;
}
