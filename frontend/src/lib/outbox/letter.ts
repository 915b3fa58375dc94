import type { paths } from '@rigbook/contracts/api.types';

/** What is sent even if the network is away for a while. */
export type LetterKind = 'signature' | 'check-in' | 'checkout';

/** A filled-in form on its way to the server. Sent as often as it takes, it is done once. */
export interface Letter {
  readonly kind: LetterKind;
  readonly bookingId: string;
  /** What it is about, for who reads that it waits: the vehicle. */
  readonly subject: string;
  readonly body: object;
  readonly idempotencyKey: string;
}

type PathOf<Kind extends LetterKind> = `/api/bookings/{id}/${Kind}`;

/** The body that the API takes for a kind of letter. */
export type LetterBody<Kind extends LetterKind> =
  paths[PathOf<Kind>]['post']['requestBody']['content']['application/json'];

/** One letter and one draft per form: the check-in of one booking. */
export const nameOfForm = (kind: LetterKind, bookingId: string): string => `${kind}.${bookingId}`;

export const addressOf = ({ kind, bookingId }: Letter): string =>
  `/api/bookings/${encodeURIComponent(bookingId)}/${kind}`;
