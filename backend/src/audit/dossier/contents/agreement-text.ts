import { editionOf } from '@rigbook/contracts/agreement/editions';
import { canonicalJson } from '../../../platform/seal/canonical-json.js';
import { type DossierFile, jsonFile, sha256Of } from './dossier-file.js';

/** The words of an edition in all their languages, and the SHA-256 of their canonical JSON. */
export function agreementTextFile(version: string): DossierFile {
  const edition = editionOf(version);
  if (!edition) throw new Error(`edition ${version} of the agreement is missing`);
  return jsonFile('agreement-text.json', { version, sha256: sha256Of(canonicalJson(edition)), edition });
}
