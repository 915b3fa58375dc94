import { v7 } from 'uuid';
import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { VEHICLE_STREAM, type VehicleAdded, type VehicleDetails } from '../../fleet/vehicle.events.js';
import type { Append } from '../../platform/event-store/index.js';
import { registerResponder } from '../../responders/register-responder/register-responder.decision.js';
import { RESPONDER_STREAM, type ResponderRegistered } from '../../responders/responder.events.js';
import type { ResponderRecord } from '../../responders/responder.record.js';
import { demoFleet } from '../demo/demo-organisation.js';
import type { Dice } from './dice.js';
import { firstNames, lastNames } from './sample-words.js';

const departments: Readonly<Record<Department, number>> = {
  EMT: 45,
  Paramedic: 25,
  Operations: 10,
  Administration: 7,
  Training: 5,
  Logistics: 5,
  'Medical Director': 3,
};

/** Unit numbers have three digits. */
export const MOST_RESPONDERS = 1_000;
const ONE_IN_WAITS_FOR_A_LICENCE = 12;

/** First and last name in the same script. */
const isHebrew = (name: string): boolean => /\p{Script=Hebrew}/u.test(name);

/** That many responders with free unit numbers; one in twelve has no verified license and books nothing. */
export function samplePeople(
  count: number,
  present: readonly { readonly unitNumber: string }[],
  dice: Dice,
): ResponderRecord[] {
  const taken = new Set(present.map(({ unitNumber }) => unitNumber));
  const units = Array.from({ length: MOST_RESPONDERS }, (_, unit) => String(unit).padStart(3, '0'));
  const free = units.filter((unit) => !taken.has(unit));
  return free.slice(0, Math.max(0, count)).map((unitNumber) => {
    const firstName = dice.oneOf(firstNames);
    const person = {
      unitNumber,
      firstName,
      lastName: dice.oneOf(lastNames.filter((name) => isHebrew(name) === isHebrew(firstName))),
      email: `unit${unitNumber}@example.org`,
      phoneNumber: `0500000${unitNumber}`,
      department: dice.weighted(departments),
      licenceVerified: dice.whole(1, ONE_IN_WAITS_FOR_A_LICENCE) > 1,
    };
    return registerResponder(v7() as ResponderId, person).record;
  });
}

export function register({ id, isAdmin, isAuditor }: ResponderRecord): Append {
  const registered: ResponderRegistered = { type: 'ResponderRegistered', data: { isAdmin, isAuditor } };
  return { stream: id, streamType: RESPONDER_STREAM, expectedVersion: 0, events: [registered] };
}

interface SampleVehicle extends VehicleDetails {
  readonly id: VehicleId;
}

/** That many more vehicles, like those of the demo and numbered on: ALS2, BLS3, PARAMEDIC 2, FLY CAR 2, ... */
export function sampleFleet(count: number, present: readonly { readonly name: string }[]): SampleVehicle[] {
  const taken = new Set(present.map(({ name }) => name));
  const added: SampleVehicle[] = [];
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

export function addToFleet({ id, ...data }: SampleVehicle): Append {
  const added: VehicleAdded = { type: 'VehicleAdded', data };
  return { stream: id, streamType: VEHICLE_STREAM, expectedVersion: 0, events: [added] };
}
