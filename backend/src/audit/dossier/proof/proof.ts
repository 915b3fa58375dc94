import type { Head } from '../../../platform/seal/head.js';

/** A link of a proof: an event of the dossier by its id, or the leaf of one that is nobody's business. */
export type ProofLink = { readonly event: string } | { readonly leaf: string };

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
