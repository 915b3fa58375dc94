import { v5 } from 'uuid';
import type { BookingId, DamageId } from '@rigbook/contracts/kernel/ids';

/** The same for ever, though the checkout that reports the damage numbers nothing: made of the booking and the place in its report. */
export const damageIdOf = (bookingId: BookingId, place: number): DamageId => v5(String(place), bookingId) as DamageId;
