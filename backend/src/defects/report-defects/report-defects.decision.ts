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
import type { DefectProgressed, DefectReported, MaintenanceStarted, VehicleEvent } from '../../fleet/vehicle.events.js';
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
 * Whether the office has seen to what was found, after it was answered: it closed a defect of that item, or put the vehicle back into
 * service that was out because of it. Then the form arrives behind the repair, and must not stop the vehicle again.
 */
export function isSeenTo(item: string, { late = null, past = [] }: Answering): boolean {
  if (late === null) return false;
  const isLater = ({ recordedAt }: { readonly recordedAt: Instant }) => isBefore(late, recordedAt);
  const ofItem = new Set(reportsOf(item, past).map(({ data }) => data.defectId));
  const last = past.findLast((event) => isLater(event) && isProgress(event) && ofItem.has(event.data.defectId));
  if (last && closes(last)) return true;
  return past.some((event, at) => isBack(event) && isLater(event) && wasOutFor(item, late, past.slice(0, at)));
}

/** A maintenance that had begun before the form was filled in was for something else, unless the item was known to be the reason. */
function wasOutFor(item: string, late: Instant, past: VehicleHistory): boolean {
  const wentOut = past.slice(past.findLastIndex(isBack) + 1).find(goesOut);
  if (wentOut && isBefore(late, wentOut.recordedAt)) return true;
  return reportsOf(item, past).some(({ data: { defectId, isCritical } }) => isCritical && !isClosed(defectId, past));
}

/**
 * What a booking has found before and nobody has closed is told once: a form whose answer was lost on the way is sent again. It still
 * takes a vehicle out of service that is back in it.
 */
export const withoutRepeated = <Event extends VehicleEvent>(
  found: readonly Event[],
  past: VehicleHistory,
): readonly Event[] =>
  found.filter(
    (event) =>
      event.type !== 'DefectReported' ||
      !reportsOf(event.data.item, past).some(
        ({ data }) => data.bookingId === event.data.bookingId && !isClosed(data.defectId, past),
      ),
  );

function isClosed(defectId: DefectId, past: VehicleHistory): boolean {
  const last = past.findLast((event) => isProgress(event) && event.data.defectId === defectId);
  return last !== undefined && closes(last);
}

const reportsOf = (item: string, past: VehicleHistory): readonly DefectReported[] =>
  past.flatMap((event) => (event.type === 'DefectReported' && event.data.item === item ? [event] : []));
const isProgress = (event: VehicleEvent): event is DefectProgressed => event.type === 'DefectProgressed';
const closes = (event: VehicleEvent): boolean =>
  isProgress(event) && (event.data.to === 'fixed' || event.data.to === 'declined');
const goesOut = ({ type }: VehicleEvent): boolean => type === 'MaintenanceStarted' || type === 'VehicleWithdrawn';
const isBack = ({ type }: VehicleEvent): boolean => type === 'MaintenanceEnded' || type === 'VehicleReturnedToFleet';

/** A permanent id: an item can be found wrong at each occasion of a booking, and again another time. */
export const defectIdOf = (
  { bookingId, now }: Pick<Answering, 'bookingId' | 'now'>,
  { occasion }: Pick<AnsweredChecklist, 'occasion'>,
  item: string,
): DefectId => v5(`${occasion}/${item}/${now}`, bookingId) as DefectId;

/**
 * A defect for each answer that is not all right. One that is critical takes the vehicle out of service, unless it is out already, or was
 * seen to after a late form was filled in, which the defect says. Nothing happens to a vehicle that is retired.
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
      isCritical: item.isCritical,
      ...(item.isCritical && !stops(item) && { seenToSince: true }),
      words: trimmedText(answer.words ?? ''),
      reading: answer.number ?? null,
      expiresOn: answer.expiresOn ?? null,
      photoIds: [...(answer.photoIds ?? [])],
    },
  }));
  return [...reported, ...(found.some(({ item }) => stops(item)) ? holdForMaintenance(vehicle, unfitReason) : [])];
}
