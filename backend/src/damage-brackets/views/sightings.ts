import { placeWords } from '@rigbook/contracts/booking/shift/damage-places.words';
import type { Sighting } from '@rigbook/contracts/damage/bracket.rules';
import type { DefectId, Instant } from '@rigbook/contracts/kernel';
import type { VehicleEvent } from '../../fleet/vehicle.events.js';
import { type Actor, responderIn } from '../../platform/event-store/index.js';

/** An event of a vehicle, as far as it tells who said something when. */
export type SaidOfVehicle = VehicleEvent & { readonly recordedAt: Instant; readonly actor: Actor };

/** What people without a shift saw at places of the vehicle, as it stands: the office has declined some of it, and fixed some. */
export function sightingsIn(history: readonly SaidOfVehicle[]): readonly Sighting[] {
  const seen = new Map<DefectId, Sighting>();
  const declined = new Set<DefectId>();
  for (const { type, data, recordedAt, actor } of history) {
    if (type === 'DefectReported' && data.occasion === 'seen' && data.place) {
      const responderId = responderIn(actor);
      const { area } = placeWords(data.place);
      if (responderId) seen.set(data.defectId, { at: recordedAt, responderId, area, place: data.place, fixedAt: null });
    }
    if (type !== 'DefectProgressed') continue;
    const sighting = seen.get(data.defectId);
    if (sighting) seen.set(data.defectId, { ...sighting, fixedAt: data.to === 'fixed' ? recordedAt : null });
    if (data.to === 'declined') declined.add(data.defectId);
    else declined.delete(data.defectId);
  }
  return [...seen].flatMap(([defectId, sighting]) => (declined.has(defectId) ? [] : [sighting]));
}
