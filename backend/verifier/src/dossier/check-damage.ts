import { createHash } from 'node:crypto';
import { canonicalOrNothing, isList, type Json } from '../format/canonical-json.js';
import type { SealedEvent } from '../format/sealed-event.js';
import type { Findings } from '../report/report.js';
import type { DossierFiles } from './dossier-files.js';

const REPORTED = 'damage-reported.json';

const reportsBefore = ({ type, data }: SealedEvent): boolean =>
  type === 'DamageReported' ||
  ((type === 'VehicleCheckedIn' || type === 'VehicleFoundUnfit') && isList(data['damageReports']));

/** Damage that was reported before the checkout, against its events. Dossiers of before have no such file; their events have the reports. */
export function checkReported(dossier: DossierFiles, events: readonly SealedEvent[], findings: Findings): void {
  const reporting = events.filter(reportsBefore);
  const said = dossier.object(REPORTED);
  if (dossier.bytes(REPORTED) === undefined) {
    if (reporting.length > 0)
      findings.note('damage', `There is no ${REPORTED}: damage reported before the checkout is in the events alone.`);
    return;
  }
  const expected = reporting.map(({ id, recordedAt, data }) => ({
    eventId: id,
    reportedAt: recordedAt,
    reports: data['damageReports'] ?? null,
  })) satisfies Json;
  if (canonicalOrNothing(said?.['events'] ?? null) === canonicalOrNothing(expected))
    findings.holds('damage', `${REPORTED} matches the events.`);
  else findings.broken('damage', `${REPORTED} and the events disagree.`, reporting[0]);
}

/** Whatever calls itself a photo of damage is held against an event. */
const photoName = /^damage-photo-(.*?)(?:\.jpg)?$/i;

/** Each photo of damage against the hash in the event of its arrival. One that was erased, or went with its person, is not there. */
export function checkPhotos(dossier: DossierFiles, events: readonly SealedEvent[], findings: Findings): void {
  const hashes = new Map(
    events
      .filter(({ type }) => type === 'DamagePhotoReceived')
      .map(({ data }) => [data['photoId'], data['photoSha256']]),
  );
  const photos = dossier.names.flatMap((name) => {
    const id = photoName.exec(name)?.[1];
    return id === undefined ? [] : [{ name, id }];
  });
  const foreign = photos.filter(({ name, id }) => hashes.get(id) !== sha256(dossier.bytes(name)));
  for (const { name } of foreign)
    findings.broken('photos', `${name} does not have the SHA-256 recorded in the event of its arrival.`);
  if (photos.length > 0 && foreign.length === 0)
    findings.holds('photos', 'The photos of damage have the SHA-256 recorded in the events of their arrival.');
  if (photos.length < hashes.size)
    findings.note(
      'photos',
      `${hashes.size - photos.length} of ${hashes.size} photos of damage are not in this dossier.`,
    );
}

const sha256 = (content: Buffer | undefined): string =>
  createHash('sha256')
    .update(content ?? '')
    .digest('hex');
