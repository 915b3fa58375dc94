import { type DamagePlace, placeWords } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { Sighting } from '@rigbook/contracts/damage/damage-history';
import type { DamagePhotoId, DefectId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { VehicleEvent } from '../../fleet/vehicle.events.js';
import type { VehicleHistory } from '../../fleet/vehicle.state.js';
import { type Actor, responderIn } from '../../platform/event-store/index.js';

/** An event of a vehicle, as far as it tells who said something when. */
export type SaidOfVehicle = VehicleEvent & { readonly recordedAt: Instant; readonly actor: Actor };

/** What people without a shift saw at places of the vehicle, as it stands: the office has declined some of it, and fixed some. */
export function sightingsIn(history: readonly SaidOfVehicle[]): readonly Sighting[] {
  const seen = new Map<DefectId, Sighting>();
  for (const { type, data, recordedAt, actor } of history) {
    const responderId = responderIn(actor);
    if (!responderId) continue; // people alone report and decide
    if (type === 'DefectReported' && data.occasion === 'seen' && data.place) {
      const { defectId, place } = data;
      const { area } = placeWords(place);
      seen.set(defectId, { defectId, at: recordedAt, responderId, area, place, fixedAt: null, declinedBy: null });
    }
    if (type !== 'DefectProgressed') continue;
    const sighting = seen.get(data.defectId);
    if (sighting) seen.set(data.defectId, { ...sighting, ...standingOf(data.to, { recordedAt, responderId }) });
  }
  return [...seen.values()];
}

const standingOf = (to: string, step: { readonly recordedAt: Instant; readonly responderId: ResponderId }) => ({
  fixedAt: to === 'fixed' ? step.recordedAt : null,
  declinedBy: to === 'declined' ? step.responderId : null,
});

/** What somebody said of what they saw, for the people whom it moves a bracket upon. */
export interface ToldSighting {
  readonly defectId: DefectId;
  readonly at: Instant;
  readonly place: DamagePlace | null;
  /** null: erased */
  readonly words: string | null;
  readonly photos: readonly { readonly photoId: DamagePhotoId; readonly photoSha256: string | null }[];
}

/** Their words, and their photos with the hashes of those that arrived. */
export const toldOf = (sightings: readonly Sighting[], history: VehicleHistory): readonly ToldSighting[] =>
  sightings.flatMap(({ defectId, at, place }) => {
    const report = history.find(({ type, data }) => type === 'DefectReported' && data.defectId === defectId);
    if (report?.type !== 'DefectReported') return [];
    const { words, photoIds } = report.data;
    const photos = photoIds.map((photoId) => ({ photoId, photoSha256: hashOf(photoId, defectId, history) }));
    return [{ defectId, at, place, words: report.erased?.includes('words') ? null : words, photos }];
  });

function hashOf(photoId: DamagePhotoId, defectId: DefectId, history: VehicleHistory): string | null {
  for (const { type, data } of history)
    if (type === 'SeenPhotoReceived' && data.photoId === photoId && data.defectId === defectId) return data.photoSha256;
  return null;
}
