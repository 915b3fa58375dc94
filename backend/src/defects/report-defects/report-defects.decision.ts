import { v5 } from 'uuid';
import { type ChecklistAnswer, foundWrong } from '@rigbook/contracts/checklists/answering.rules';
import type { Checklist, ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { unfitReason } from '@rigbook/contracts/fleet/maintenance.rules';
import { type BookingId, type DefectId, type EditionId, type Instant, trimmedText } from '@rigbook/contracts/kernel';
import { holdForMaintenance } from '../../fleet/hold-vehicle/hold-vehicle.decision.js';
import type { DefectReported, MaintenanceStarted } from '../../fleet/vehicle.events.js';
import type { Vehicle } from '../../fleet/vehicle.state.js';

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
}

/** A permanent id: an item can be found wrong at each occasion of a booking, and again another time. */
export const defectIdOf = (
  { bookingId, now }: Answering,
  { occasion }: Pick<AnsweredChecklist, 'occasion'>,
  item: string,
): DefectId => v5(`${occasion}/${item}/${now}`, bookingId) as DefectId;

/**
 * A defect for each answer that is not all right. One that is critical takes the vehicle out of service, unless it is out already.
 * Nothing happens to a vehicle that is retired.
 */
export function reportDefects(
  vehicle: Vehicle,
  answered: AnsweredChecklist,
  answering: Answering,
): readonly (DefectReported | MaintenanceStarted)[] {
  if (vehicle.situation !== 'in-fleet') return [];
  const { occasion, editionId, checklist, answers } = answered;
  const found = foundWrong(checklist, answers);
  const reported = found.map(({ item, answer }): DefectReported => ({
    type: 'DefectReported',
    data: {
      defectId: defectIdOf(answering, answered, item.id),
      bookingId: answering.bookingId,
      occasion,
      editionId,
      item: item.id,
      label: { en: item.label.en, he: item.label.he },
      isCritical: item.isCritical,
      words: trimmedText(answer.words ?? ''),
      reading: answer.number ?? null,
      expiresOn: answer.expiresOn ?? null,
      photoIds: [...(answer.photoIds ?? [])],
    },
  }));
  const isUnfit = found.some(({ item }) => item.isCritical);
  return [...reported, ...(isUnfit ? holdForMaintenance(vehicle, unfitReason) : [])];
}
