import { bracketOf } from '@rigbook/contracts/damage/bracket.rules';
import { toldIn } from '@rigbook/contracts/damage/named-in-bracket.rules';
import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { damageHistory } from '../../damage-brackets/views/damage-history.query.js';
import { damageToTell, noDamageOf, seenAt } from '../../damage-brackets/views/damage-to-tell.query.js';
import { sightingsIn } from '../../damage-brackets/views/sightings.js';
import type { Database } from '../../platform/database/index.js';
import type { BookingToRemindOf } from './bookings-to-warn.query.js';

/** Somebody whom the bracket of damage names, with their shift in it. */
export interface PersonToTell extends BookingToRemindOf {
  readonly reportedWith: BookingId;
}

/** Whom the damage of the last hours names. A person is told once of what one form reported. */
export async function peopleToTell(database: Database, now: Instant): Promise<readonly PersonToTell[]> {
  const people: PersonToTell[] = [];
  for (const damage of await database.fetch(damageToTell(now))) {
    const { vehicleId, reportedAt, eventId, bookingId: reportedWith } = damage;
    const [history, none, seen] = await database.fetchAll([
      damageHistory(vehicleId, reportedAt),
      noDamageOf(vehicleId),
      seenAt(vehicleId),
    ]);
    const bracket = bracketOf(damage, {
      ...history,
      sightings: sightingsIn(seen),
      notDamage: new Set(none.map(({ damageId }) => damageId)),
    });
    if (bracket) people.push(...toldIn(bracket).map((told) => ({ ...told, eventId, reportedWith })));
  }
  return people;
}
