import type { paths } from '@rigbook/contracts/api.types';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { isReport, type ReportKind } from '../device/report-kind.js';

/** The forms that are sent even if the network is away for a while. */
export type FormKind = 'signature' | 'check-in' | 'damage' | 'checkout' | 'seen';

/** A filled-in form on its way to the server. However often it is sent, it is carried out once. */
export interface OutgoingForm {
  readonly kind: FormKind;
  /** of the booking, or of the vehicle at which something was seen */
  readonly bookingId: string;
  /** Of a report: which of those that wait. Reports stored by an older version have none. */
  readonly report?: string;
  /** Of a report: its draft, which it becomes again if it is refused or taken back. */
  readonly written?: object;
  /** Where it can be taken back, if that does not follow from its kind. */
  readonly screen?: string;
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

type PathOf<Kind extends FormKind> = Kind extends 'seen'
  ? '/api/vehicles/{id}/seen'
  : `/api/bookings/{id}/${Exclude<Kind, 'seen'>}`;

/** The body that the API takes for a kind of form. */
export type FormBody<Kind extends FormKind> = paths[PathOf<Kind>]['post']['requestBody']['content']['application/json'];

/** The name of a form and of its draft: the check-in of one booking. */
export const nameOfForm = (kind: FormKind, bookingId: string): string => `${kind}.${bookingId}`;

/** The same for one of several reports. */
export const nameOfReport = (kind: ReportKind, of: string, report: string): string => `${kind}.${report}.${of}`;

export const nameOf = ({ kind, bookingId, report }: OutgoingForm): string =>
  isReport(kind) && report !== undefined ? nameOfReport(kind, bookingId, report) : nameOfForm(kind, bookingId);

export const addressOf = ({ kind, bookingId }: OutgoingForm): string =>
  `/api/${kind === 'seen' ? 'vehicles' : 'bookings'}/${encodeURIComponent(bookingId)}/${kind}`;
