import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import { v7 } from 'uuid';
import { VEHICLE_STREAM, type VehicleAdded, type VehicleDetails } from '../../fleet/vehicle.events.js';
import type { Append } from '../../platform/event-store/commit.js';
import { demoFleet } from '../demo/demo-fleet.js';

export interface MadeUpVehicle extends VehicleDetails {
  readonly id: VehicleId;
}

/** So many vehicles more, alike those of the demo and numbered on: ALS2, BLS3, PARAMEDIC 2, FLY CAR 2, ... */
export function madeUpFleet(count: number, present: readonly { readonly name: string }[]): MadeUpVehicle[] {
  const taken = new Set(present.map(({ name }) => name));
  const added: MadeUpVehicle[] = [];
  for (let nth = 0; added.length < count; nth += 1) {
    const alike = demoFleet[nth % demoFleet.length] as VehicleDetails;
    const name = nextName(alike.name, taken);
    taken.add(name);
    added.push({ ...alike, id: v7() as VehicleId, name });
  }
  return added;
}

function nextName(alike: string, taken: ReadonlySet<string>): string {
  const stem = alike.replace(/\d+$/, '');
  for (let number = 1; ; number += 1) if (!taken.has(`${stem}${number}`)) return `${stem}${number}`;
}

export function addToFleet({ id, ...data }: MadeUpVehicle): Append {
  const added: VehicleAdded = { type: 'VehicleAdded', data };
  return { stream: id, streamType: VEHICLE_STREAM, expectedVersion: 0, events: [added] };
}
