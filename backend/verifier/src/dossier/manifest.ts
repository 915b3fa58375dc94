import { createHash } from 'node:crypto';
import type { Json } from '../format/canonical-json.js';
import { isSignedBy, type PublicKey } from '../format/public-key.js';
import { isHash, isInstant, isObject, isText, isUuid, type JsonObject } from '../format/shape.js';
import { counted, type Findings } from '../report/report.js';
import { isPlainName } from '../sources/source.js';
import type { DossierFiles } from './dossier-files.js';

export const MANIFEST = 'manifest.json';
const MANIFEST_FORMAT = 'rigbook-dossier-1';

/** The signed list of what is in the dossier. */
export interface Manifest {
  readonly bookingId: string;
  readonly createdAt: string;
  /** State of the signed agreement: `kept`, `erased` or `missing`; null if none was signed. */
  readonly document: string | null;
  readonly files: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
  /** The fingerprint of the key that signed it. */
  readonly key: string;
}

/** Checks signature and files. Returns the manifest if it can be read, regardless of who signed it. */
export function checkManifest(dossier: DossierFiles, key: PublicKey, findings: Findings): Manifest | undefined {
  const object = dossier.object(MANIFEST);
  if (!object || !isManifest(object)) {
    findings.broken('manifest', `${MANIFEST} is missing or does not have the format ${MANIFEST_FORMAT}.`);
    return undefined;
  }
  if (object.key !== key.fingerprint)
    findings.broken('manifest', `The manifest was signed with another key, ${object.key}.`);
  else if (isSignedBy(key, object))
    findings.holds(
      'manifest',
      `The manifest of booking ${object.bookingId}, made at ${object.createdAt}, is signed with the key.`,
    );
  else
    findings.broken(
      'manifest',
      "The manifest's signature does not match the key: it was changed, or signed with another key.",
    );
  checkFiles(dossier, object, findings);
  return object;
}

function checkFiles(dossier: DossierFiles, { files }: Manifest, findings: Findings): void {
  const listed = new Set(files.map(({ name }) => name));
  const missing = files.filter(({ name }) => !dossier.bytes(name)).map(({ name }) => `${name} is missing`);
  const extra = dossier.names
    .filter((name) => name !== MANIFEST && !listed.has(name))
    .map((name) => `${name} is not listed`);
  const changed = files
    .filter(({ name, ...said }) => isOther(dossier.bytes(name), said))
    .map(({ name }) => `${name} was changed`);
  const flaws = [...missing, ...extra, ...changed];
  if (flaws.length > 0) findings.broken('files', `The files do not match the manifest: ${flaws.join(', ')}.`);
  else
    findings.holds(
      'files',
      `${counted(files.length, 'file')} as listed in the manifest, each with its SHA-256, and no others.`,
    );
}

const isOther = (found: Buffer | undefined, said: { readonly bytes: number; readonly sha256: string }): boolean =>
  found !== undefined &&
  (found.length !== said.bytes || createHash('sha256').update(found).digest('hex') !== said.sha256);

const isManifest = (object: JsonObject): object is JsonObject & Manifest =>
  object['format'] === MANIFEST_FORMAT &&
  isUuid(object['bookingId']) &&
  isInstant(object['createdAt']) &&
  isHash(object['key']) &&
  (object['document'] === null || isText(object['document'])) &&
  Array.isArray(object['files']) &&
  object['files'].every(isFile);

const isFile = (file: Json): boolean =>
  isObject(file) &&
  isText(file['name']) &&
  isPlainName(file['name']) &&
  typeof file['bytes'] === 'number' &&
  isHash(file['sha256']);
