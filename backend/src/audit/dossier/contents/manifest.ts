import type { KeptDocument } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { canonicalJson } from '../../../platform/seal/canonical-event.js';
import type { SealKey } from '../../../platform/seal/seal-key.js';
import { type DossierFile, jsonFile, sha256Of } from './dossier-file.js';

interface About {
  readonly bookingId: BookingId;
  readonly createdAt: Instant;
  /** State of the signed document; null if none was signed. */
  readonly document: KeptDocument | null;
}

/** Lists the files with their hashes; signed like a head, over the canonical JSON of all but the signature. */
export function manifestOf(files: readonly DossierFile[], about: About, key: SealKey): DossierFile {
  const said = {
    format: 'rigbook-dossier-1',
    ...about,
    files: files.map(({ name, content }) => ({ name, bytes: content.length, sha256: sha256Of(content) })),
    key: key.fingerprint,
  };
  const signature = key.sign(Buffer.from(canonicalJson(said))).toString('base64');
  return jsonFile('manifest.json', { ...said, signature });
}
