import type { paths } from '@rigbook/contracts/api.types';
import type { Instant } from '@rigbook/contracts/kernel/time';

/** The forms that are sent even if the network is away for a while. */
export type FormKind = 'signature' | 'check-in' | 'damage' | 'checkout';

/** A filled-in form on its way to the server. However often it is sent, it is carried out once. */
export interface OutgoingForm {
  readonly kind: FormKind;
  readonly bookingId: string;
  /** The vehicle's name, for the notice that the form waits. */
  readonly subject: string;
  readonly body: object;
  readonly idempotencyKey: string;
  /** A check-in that finds the vehicle unfit: no shift begins, and the screen says so. */
  readonly isUnfit?: boolean;
  /** By the device's clock. */
  readonly handedInAt?: Instant;
  /** Forms are sent in this order. Forms stored by an older version have none. */
  readonly turn?: number;
}

type PathOf<Kind extends FormKind> = `/api/bookings/{id}/${Kind}`;

/** The body that the API takes for a kind of form. */
export type FormBody<Kind extends FormKind> = paths[PathOf<Kind>]['post']['requestBody']['content']['application/json'];

/** The name of a form and of its draft: the check-in of one booking. */
export const nameOfForm = (kind: FormKind, bookingId: string): string => `${kind}.${bookingId}`;

export const addressOf = ({ kind, bookingId }: OutgoingForm): string =>
  `/api/bookings/${encodeURIComponent(bookingId)}/${kind}`;
