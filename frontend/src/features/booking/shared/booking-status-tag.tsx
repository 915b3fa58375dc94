import type { BookingStatus } from '@rigbook/contracts/booking/booking.words';
import { useText } from '../../../lib/i18n/use-text.js';
import type { IconName } from '../../../ui/icon.js';
import { StatusTag, type StatusHue } from '../../../ui/content/status-tag.js';

const looks: Readonly<Record<BookingStatus, { hue: StatusHue; icon: IconName }>> = {
  pending: { hue: 'violet', icon: 'clock' },
  approved: { hue: 'blue', icon: 'check' },
  active: { hue: 'green', icon: 'car' },
  completed: { hue: 'teal', icon: 'flag' },
  rejected: { hue: 'red', icon: 'ban' },
  cancelled: { hue: 'grey', icon: 'close' },
};

export function BookingStatusTag({ status }: { status: BookingStatus }) {
  const text = useText();
  return <StatusTag {...looks[status]}>{text(`bookingStatus.${status}`)}</StatusTag>;
}
