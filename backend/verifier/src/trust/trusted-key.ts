import { type PublicKey, readPublicKey } from '../format/public-key.js';
import type { Findings } from '../report/report.js';
import type { Lines } from '../sources/lines.js';

/** What the reader has from another source and trusts. */
export interface Trust {
  /** PEM. */
  readonly publicKey?: string;
  /** Lines of heads, such as those that were mailed. */
  readonly heads?: Lines;
}

/**
 * The key to check signatures with: the reader's if given, otherwise the enclosed one, which proves only that the same key
 * signed everything. Undefined, and reported as broken, if there is no usable key.
 */
export function trustedKey(
  enclosed: string | undefined,
  trusted: string | undefined,
  findings: Findings,
): PublicKey | undefined {
  const [came, own] = [enclosed, trusted].map((pem) => (pem === undefined ? undefined : readPublicKey(pem)));
  if (trusted !== undefined && !own) {
    findings.broken('key', 'The public key that you gave is not an Ed25519 public key in PEM.');
    return undefined;
  }
  if (!came) {
    findings.broken('key', 'public-key.pem is missing or is not an Ed25519 public key in PEM.');
    return own;
  }
  if (!own) {
    findings.note(
      'key',
      `The key came with the files, so it proves only that they have the same author. Compare its fingerprint with one from another source: ${came.fingerprint}`,
    );
    return came;
  }
  if (own.fingerprint === came.fingerprint)
    findings.holds('key', `The key is the one that you trust, ${own.fingerprint}.`);
  else
    findings.broken(
      'key',
      `The key that came with the files, ${came.fingerprint}, is not the one that you trust, ${own.fingerprint}.`,
    );
  return own;
}
