import { Refusal } from '../../../platform/decisions/index.js';
import type { Head } from '../../../platform/seal/head.js';

/**
 * A link of a proof: an event of the dossier by its id, or the leaf of an unrelated event. Both: an event of the dossier that was
 * redacted, and the leaf of its original.
 */
export type ProofLink = { readonly event: string; readonly leaf?: string } | { readonly leaf: string };

/** Leads from the hash before the booking's first event to a signed head (docs/adr/0043). */
export interface Proof {
  readonly format: 'rigbook-proof-1';
  /** The number of the first link. */
  readonly from: number;
  /** The hash that the first link is chained to, hexadecimal. */
  readonly before: string;
  readonly links: readonly ProofLink[];
}

export interface Proven {
  readonly proof: Proof;
  readonly head: Head;
}

/** The most links of a proof: years of a large organization. rigbook-verify reads more than twice as many. */
export const MOST_LINKS = 300_000;

/** Called before any link is read. @throws Refusal DOSSIER_TOO_LONG */
export function refuseTooManyLinks(first: number, last: number): void {
  if (last - first + 1 > MOST_LINKS) throw new Refusal('DOSSIER_TOO_LONG');
}
