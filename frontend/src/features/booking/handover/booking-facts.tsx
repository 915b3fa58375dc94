import type { Booking } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Facts } from '../../../ui/content/facts.js';
import { periodOfBooking } from '../booking-period.js';

/** Which shift this is about. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { name, type } = booking.vehicle;
  return (
    <Facts
      facts={[
        [text('shift.vehicle'), text('book.vehicleAndType', { vehicle: name, type })],
        [text('book.time'), times.period(periodOfBooking(booking))],
        [text('shift.responder'), person(booking.user)],
        [text('shift.bookingId'), <bdi key="id">{booking.id}</bdi>],
      ]}
    />
  );
}
