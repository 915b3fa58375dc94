import { v5 } from 'uuid';
import { type ChecklistAnswer, foundWrong } from '@rigbook/contracts/checklists/answering.rules';
import type { Checklist, ChecklistItem, ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { unfitReason } from '@rigbook/contracts/fleet/maintenance.rules';
import {
  type BookingId,
  type DefectId,
  type EditionId,
  type Instant,
  isBefore,
  trimmedText,
} from '@rigbook/contracts/kernel';
import { holdForMaintenance } from '../../fleet/hold-vehicle/hold-vehicle.decision.js';
import type { DefectReported, MaintenanceStarted } from '../../fleet/vehicle.events.js';
import type { Vehicle, VehicleHistory } from '../../fleet/vehicle.state.js';

/** A checklist as it was answered. */
export interface AnsweredChecklist {
  readonly occasion: ChecklistOccasion;
  /** null: the sixteen items */
  readonly editionId: EditionId | null;
  readonly checklist: Checklist;
  readonly answers: readonly ChecklistAnswer[];
}

/** Where and when it was answered. */
export interface Answering {
  readonly bookingId: BookingId;
  readonly now: Instant;
  /** when it was answered, if the form waited on the device; null if it was sent at once */
  readonly late?: Instant | null;
  /** what happened to the vehicle so far */
  readonly past?: VehicleHistory;
}

/**
 * Whether the office has seen to the vehicle, or to a defect of that item, after it was answered: the form arrives behind the repair, and
 * must not stop the vehicle again.
 */
export function isSeenTo(item: string, { late = null, past = [] }: Answering): boolean {
  if (late === null) return false;
  const since = past.filter(({ recordedAt }) => isBefore(late, recordedAt));
  const ofItem = new Set(
    past.flatMap(({ type, data }) => (type === 'DefectReported' && data.item === item ? [data.defectId] : [])),
  );
  const last = since.findLast(({ type, data }) => type === 'DefectProgressed' && ofItem.has(data.defectId));
  return (
    (last?.type === 'DefectProgressed' && (last.data.to === 'fixed' || last.data.to === 'declined')) ||
    since.some(({ type }) => type === 'MaintenanceEnded' || type === 'VehicleReturnedToFleet')
  );
}

/** A permanent id: an item can be found wrong at each occasion of a booking, and again another time. */
export const defectIdOf = (
  { bookingId, now }: Pick<Answering, 'bookingId' | 'now'>,
  { occasion }: Pick<AnsweredChecklist, 'occasion'>,
  item: string,
): DefectId => v5(`${occasion}/${item}/${now}`, bookingId) as DefectId;

/**
 * A defect for each answer that is not all right. One that is critical takes the vehicle out of service, unless it is out already, or was
 * seen to after a late form was filled in. Nothing happens to a vehicle that is retired.
 */
export function reportDefects(
  vehicle: Vehicle,
  answered: AnsweredChecklist,
  answering: Answering,
): readonly (DefectReported | MaintenanceStarted)[] {
  if (vehicle.situation !== 'in-fleet') return [];
  const { occasion, editionId, checklist, answers } = answered;
  const found = foundWrong(checklist, answers);
  const stops = (item: ChecklistItem) => item.isCritical && !isSeenTo(item.id, answering);
  const reported = found.map(({ item, answer }): DefectReported => ({
    type: 'DefectReported',
    data: {
      defectId: defectIdOf(answering, answered, item.id),
      bookingId: answering.bookingId,
      occasion,
      editionId,
      item: item.id,
      label: { en: item.label.en, he: item.label.he },
      isCritical: stops(item),
      words: trimmedText(answer.words ?? ''),
      reading: answer.number ?? null,
      expiresOn: answer.expiresOn ?? null,
      photoIds: [...(answer.photoIds ?? [])],
    },
  }));
  return [...reported, ...(found.some(({ item }) => stops(item)) ? holdForMaintenance(vehicle, unfitReason) : [])];
}
