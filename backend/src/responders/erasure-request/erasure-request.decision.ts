import { erasureExplanationProblem } from '@rigbook/contracts/responders/erasure-request.words';
import type { ErasureRefusalReason, ErasureRequestState } from '@rigbook/contracts/responders/erasure-request.words';
import { Refusal } from '../../platform/decisions/index.js';
import type { ErasureRefused, ErasureRequested, ErasureRequestWithdrawn } from '../responder.events.js';

/** A person asks to be erased. Asking again changes nothing. */
export const requestErasure = (state: ErasureRequestState): readonly ErasureRequested[] =>
  state === 'open' ? [] : [{ type: 'ErasureRequested', data: {} }];

/** @throws Refusal ERASURE_REQUEST_NOT_FOUND */
export function withdrawRequest(state: ErasureRequestState): ErasureRequestWithdrawn {
  requireOpen(state);
  return { type: 'ErasureRequestWithdrawn', data: {} };
}

/** What is typed as an explanation stays out of the event. @throws Refusal ERASURE_REQUEST_NOT_FOUND, VALIDATION_FAILED */
export function refuseRequest(
  state: ErasureRequestState,
  { because, explanation }: { readonly because: ErasureRefusalReason; readonly explanation: string | null },
): ErasureRefused {
  requireOpen(state);
  const message = erasureExplanationProblem(because, explanation ?? '');
  if (message !== undefined) throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'explanation', message }] });
  return { type: 'ErasureRefused', data: { because } };
}

/** @throws Refusal ERASURE_REQUEST_NOT_FOUND */
export function requireOpen(state: ErasureRequestState): void {
  if (state !== 'open') throw new Refusal('ERASURE_REQUEST_NOT_FOUND');
}
