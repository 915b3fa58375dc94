import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../platform/decisions/refusal.js';
import type { EventStore } from '../platform/event-store/event-store.js';
import { VEHICLE_STREAM, type VehicleEvent } from './vehicle.events.js';
import { vehicleFrom, type VehicleInFleet } from './vehicle.state.js';

export interface VehicleAtVersion {
  readonly vehicle: VehicleInFleet;
  readonly version: number;
}

/** The vehicle as its stream tells it. @throws Refusal VEHICLE_NOT_FOUND for an unknown or retired one */
export async function readVehicleInFleet(store: EventStore, vehicleId: VehicleId): Promise<VehicleAtVersion> {
  const history = await store.readStream<VehicleEvent>(vehicleId);
  const isVehicle = history[0]?.streamType === VEHICLE_STREAM;
  const vehicle = isVehicle ? vehicleFrom(history) : undefined;
  if (vehicle?.situation !== 'in-fleet') throw new Refusal('VEHICLE_NOT_FOUND');
  return { vehicle, version: history.length };
}
