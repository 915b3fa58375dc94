import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { v7 } from 'uuid';
import type { Append } from '../../platform/event-store/commit.js';
import { registerResponder } from '../../responders/register-responder/register-responder.decision.js';
import { RESPONDER_STREAM, type ResponderRegistered } from '../../responders/responder.events.js';
import type { ResponderRecord } from '../../responders/responder.record.js';
import type { Dice } from './dice.js';
import { firstNames, lastNames } from './made-up-words.js';

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

/** Nobody writes half of a name in other letters. */
const isHebrew = (name: string): boolean => /\p{Script=Hebrew}/u.test(name);

/** So many responders with unit numbers that nobody has; one in twelve has no verified licence and books nothing. */
export function madeUpPeople(
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
