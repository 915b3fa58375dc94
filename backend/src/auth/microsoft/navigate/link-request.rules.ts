import type { ResponderId } from '@rigbook/contracts/kernel/ids';

export interface LinkRequest {
  /** undefined for a visitor */
  readonly responderId: ResponderId | undefined;
  /** what the browser says of the page that sent it: Sec-Fetch-Site */
  readonly sentFrom: string | string[] | undefined;
}

/**
 * Whose account may be linked; undefined where it must not. Only our own page may begin it: another site that had signed
 * the browser in at the provider before could have its own account linked otherwise.
 */
export const linkableFor = ({ responderId, sentFrom }: LinkRequest): ResponderId | undefined =>
  sentFrom === 'same-origin' ? responderId : undefined;
