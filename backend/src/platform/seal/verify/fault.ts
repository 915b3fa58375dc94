import type { VerificationFault } from '@rigbook/contracts/audit/verification.words';
import type { StoredEvent } from '../canonical-event.js';

/** The event of a fault. Only the position of a missing event is known. */
export interface NamedEvent {
  readonly position: string;
  readonly type: string | null;
  readonly stream: string | null;
  readonly id: string | null;
}

/** The first fault of a check. */
export interface Fault {
  readonly code: VerificationFault;
  readonly event: NamedEvent | null;
  /** what else it is about: a trigger, a line of a file, a table */
  readonly subject: string | null;
  /** numbers of the chain between which something happened, if no single event can be named */
  readonly between: { readonly from: number; readonly to: number } | null;
}

export const fault = (code: VerificationFault, rest: Partial<Omit<Fault, 'code'>> = {}): Fault => ({
  code,
  event: null,
  subject: null,
  between: null,
  ...rest,
});

export const named = ({ position, type, stream, id }: StoredEvent): NamedEvent => ({ position, type, stream, id });
