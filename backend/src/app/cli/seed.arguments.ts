import { parseArgs } from 'node:util';
import { StartFailure } from '../running/run-main.js';
import { MOST_RESPONDERS } from '../seed/sample-organisation.js';
import type { SeedSize } from '../seed/seed-organisation.js';

const usage = 'Usage: npm run seed -- --bookings 100000 --responders 1000 --vehicles 20';
const limits = {
  bookings: { least: 1, most: 1_000_000, otherwise: 100_000 },
  responders: { least: 20, most: MOST_RESPONDERS, otherwise: MOST_RESPONDERS },
  vehicles: { least: 5, most: 200, otherwise: 20 },
} as const;
const names = Object.keys(limits) as (keyof typeof limits)[];
/** At 30 hours a week this is more than ten years of shifts. */
const MOST_BOOKINGS_OF_ONE = 3_000;

/** The default is a large organization. @throws StartFailure with a sentence for the terminal */
export function seedArguments(args: readonly string[]): SeedSize {
  const given = parse(args);
  const numberOf = (name: keyof typeof limits) => {
    const { least, most, otherwise } = limits[name];
    const value = given[name] === undefined ? otherwise : Number(given[name]);
    if (!Number.isInteger(value) || value < least || value > most)
      throw new StartFailure(`--${name} must be a whole number from ${least} to ${most}. ${usage}`);
    return value;
  };
  const size = { bookings: numberOf('bookings'), responders: numberOf('responders'), vehicles: numberOf('vehicles') };
  if (size.bookings > size.responders * MOST_BOOKINGS_OF_ONE)
    throw new StartFailure(
      `Too few responders for this many bookings: each can have at most ${MOST_BOOKINGS_OF_ONE}, at 30 hours a week. ${usage}`,
    );
  return size;
}

function parse(args: readonly string[]): Partial<Record<keyof typeof limits, string>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new StartFailure(usage);
  }
}
