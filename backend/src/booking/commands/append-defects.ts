import { foundWrong } from '@rigbook/contracts/checklists/answering.rules';
import type { VehicleId } from '@rigbook/contracts/kernel';
import {
  type AnsweredChecklist,
  type Answering,
  reportDefects,
  withoutRepeated,
} from '../../defects/report-defects/report-defects.decision.js';
import { VEHICLE_STREAM, type VehicleEvent } from '../../fleet/vehicle.events.js';
import { evolve, type Vehicle, vehicleFrom, type VehicleHistory } from '../../fleet/vehicle.state.js';
import type { Append } from '../../platform/event-store/index.js';

export const findsWrong = (answered: AnsweredChecklist | undefined): boolean =>
  answered !== undefined && foundWrong(answered.checklist, answered.answers).length > 0;

/** What is not all right, and the vehicle after it. */
export const withDefects = (vehicle: Vehicle, answered: AnsweredChecklist | undefined, answering: Answering) =>
  after(vehicle, answered ? reportDefects(vehicle, answered, answering) : []);

/** The same of a form that may have been sent before: what the booking has found already is told once. */
export const withNewDefects = (vehicle: Vehicle, answered: AnsweredChecklist | undefined, answering: Answering) =>
  after(vehicle, answered ? withoutRepeated(reportDefects(vehicle, answered, answering), answering.past ?? []) : []);

const after = <Event extends VehicleEvent>(vehicle: Vehicle, events: readonly Event[]) => ({
  events,
  vehicle: events.reduce<Vehicle>(evolve, vehicle),
});

/** What happens to the vehicle goes into its own stream, in the same commit as the step. */
export function appendToVehicle(
  vehicleId: VehicleId,
  history: VehicleHistory | undefined,
  happens: (vehicle: Vehicle, past: VehicleHistory) => readonly VehicleEvent[],
): readonly Append[] {
  const events = history ? happens(vehicleFrom(history), history) : [];
  if (!history || events.length === 0) return [];
  return [{ stream: vehicleId, streamType: VEHICLE_STREAM, expectedVersion: history.length, events }];
}
