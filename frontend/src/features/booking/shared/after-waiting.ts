import { useSyncExternalStore } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import type { FormBody, FormKind, OutgoingForm } from '../../../lib/outbox/outgoing-form.js';
import { outbox } from '../../../lib/outbox/outbox.js';

/** What a form changes once it is carried out, as far as the next step needs it; in the order of a shift. */
const effects: Readonly<Record<FormKind, (form: OutgoingForm) => Partial<Booking>>> = {
  signature: ({ handedInAt }) => ({ signedAt: handedInAt ?? null }),
  'check-in': ({ body }) => {
    const { mileage, fuelLevel } = body as FormBody<'check-in'>;
    return { status: 'active', checkIn: { mileage, fuelLevel } };
  },
  damage: () => ({}),
  checkout: () => ({ status: 'completed' }),
  seen: () => ({}),
};
const kinds = Object.keys(effects) as FormKind[];

/**
 * Returns a booking as it will be once the forms that wait on this device are carried out, so that a shift goes on without a network.
 * With `until`, only those before that form.
 */
export function useAfterWaiting(until?: FormKind): (booking: Booking) => Booking {
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.all);
  const before = until === undefined ? kinds : kinds.slice(0, kinds.indexOf(until));
  return (booking) =>
    waiting
      .filter(({ form }) => form.bookingId === booking.id && before.includes(form.kind))
      .reduce((sofar, { form }) => ({ ...sofar, ...effects[form.kind](form) }), booking);
}

/** Whether steps of the booking wait on this device. A change or a withdrawal would overtake them. */
export const useHasWaiting = (bookingId: string): boolean =>
  useSyncExternalStore(outbox.subscribe, () => outbox.all().some(({ form }) => form.bookingId === bookingId));
