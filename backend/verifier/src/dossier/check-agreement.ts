import { createHash } from 'node:crypto';
import { canonicalOrNothing } from '../format/canonical-json.js';
import type { SealedEvent } from '../format/sealed-event.js';
import { isObject, isText } from '../format/shape.js';
import type { Findings } from '../report/report.js';
import type { DossierFiles } from './dossier-files.js';

/**
 * SHA-256 of the canonical JSON of every edition of the agreement that was released with this program: not even the
 * owner of the key can change later what people signed.
 */
export const knownEditions: ReadonlyMap<string, string> = new Map([
  ['2026-11', '420c53b5488104d58125a659999a79c9bc44b222deed9eb84e99be7fbc9cf792'],
]);

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The signed document against the hash in the event of its signature; `became` is what the manifest says of it. */
export function checkDocument(
  pdf: Buffer | undefined,
  signed: SealedEvent | undefined,
  became: string | null,
  findings: Findings,
): void {
  if (!signed) {
    if (pdf) findings.broken('agreement', 'There is a signed agreement, but no event of its signature.');
    return;
  }
  if (pdf && sha256(pdf) === signed.data['pdfSha256'])
    findings.holds('agreement', 'agreement.pdf has the SHA-256 recorded in the event of its signature.');
  else if (pdf)
    findings.broken(
      'agreement',
      'agreement.pdf does not have the SHA-256 recorded in the event of its signature.',
      signed,
    );
  else if (became === 'erased')
    findings.note(
      'agreement',
      'According to the manifest, the signed document was erased together with its signer. Its SHA-256 remains in the event.',
    );
  else findings.broken('agreement', 'The signed document is missing.', signed);
}

const supersededName = /^agreement-superseded-\d+\.pdf$/;

/** The documents that were signed before a change of the booking, each against the event of its signature. */
export function checkSuperseded(dossier: DossierFiles, signatures: readonly SealedEvent[], findings: Findings): void {
  const hashes = signatures.map(({ data }) => data['pdfSha256']);
  const names = dossier.names.filter((name) => supersededName.test(name));
  const foreign = names.filter((name) => !hashes.includes(sha256(dossier.bytes(name) ?? '')));
  for (const name of foreign)
    findings.broken('agreement', `${name} does not have the SHA-256 of an earlier signature.`);
  if (names.length > 0 && foreign.length === 0)
    findings.holds('agreement', 'Documents signed before a change have the SHA-256 recorded in their events.');
  if (names.length < signatures.length)
    findings.note('agreement', 'A document that was signed before a change of the booking is not in this dossier.');
}

/** The addenda that were accepted with extensions, each against its event: an addendum has no personal data and is never erased. */
export function checkAddenda(dossier: DossierFiles, extensions: readonly SealedEvent[], findings: Findings): void {
  const wrong = extensions.filter(
    ({ data }, index) => sha256(dossier.bytes(`agreement-addendum-${index + 1}.txt`) ?? '') !== data['addendumSha256'],
  );
  for (const extension of wrong)
    findings.broken('agreement', 'An addendum is missing, or is not the one that was accepted.', extension);
  if (extensions.length > 0 && wrong.length === 0)
    findings.holds('agreement', 'The addenda have the SHA-256 recorded in the events of the extensions.');
}

/** Checks that the text that was agreed to is the edition in the event, and as this program knows it. */
export function checkText(dossier: DossierFiles, signed: SealedEvent | undefined, findings: Findings): void {
  if (!signed) return;
  const file = dossier.object('agreement-text.json');
  const edition = file?.['edition'];
  if (!isObject(edition)) return findings.broken('text', 'agreement-text.json is missing or contains no edition.');
  const version = signed.data['agreementVersion'];
  if (!isText(version) || file?.['version'] !== version || edition['version'] !== version)
    return findings.broken('text', 'agreement-text.json is not the edition that was signed.', signed);
  const hash = sha256(canonicalOrNothing(edition) ?? '');
  const known = knownEditions.get(version);
  if (file['sha256'] !== hash || (known !== undefined && known !== hash))
    return findings.broken('text', `The text in agreement-text.json is not that of edition ${version}.`);
  if (known === undefined)
    findings.note(
      'text',
      `Edition ${version} of the agreement is not known to this program; only the manifest vouches for its text.`,
    );
  else findings.holds('text', `The text of the agreement is edition ${version}, which was signed.`);
}
