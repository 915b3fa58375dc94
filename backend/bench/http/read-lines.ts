import { addHours, type Instant } from '@rigbook/contracts/kernel/time';
import { NOW, THIS_SUNDAY } from '../support/organisation.js';
import { as, type BenchRequest, type HttpLine, type World } from './http-line.js';

const title = (what: string) => `${what} : one statement that answers JSON`;

const takingTurns = <T>(all: readonly T[], nth: number) => all[nth % all.length]!;

const reading = (path: string, headers: BenchRequest['headers']): BenchRequest => ({
  method: 'GET',
  path,
  headers,
  status: 200,
});

const rounds =
  (requestOf: (world: World, nth: number) => BenchRequest): HttpLine['round'] =>
  (world) => {
    let nth = 0;
    return { now: NOW, next: () => requestOf(world, nth++) };
  };

const within = (from: Instant, hours: number) => `from=${from}&to=${addHours(from, hours)}`;

/** Tuesday of the seeded past, when the fleet was as busy as ever. */
const DAY = within(addHours(THIS_SUNDAY, -5 * 24), 24);
const WEEK = within(addHours(THIS_SUNDAY, -7 * 24), 7 * 24);

const overviewOf = (vehicles: number, database: HttpLine['database']): HttpLine => ({
  title: title(`a day's overview of ${vehicles} vehicles`),
  goal: 0.5,
  bare: 'same-work',
  database,
  connections: 4,
  round: rounds((world) => reading(`/api/admin/overview?${DAY}`, as(world, world.organisation.administrator))),
});

export const readLines = {
  'own-bookings': {
    title: title('own bookings'),
    goal: 0.6,
    bare: 'same-work',
    database: 'reads',
    round: rounds((world, nth) => reading('/api/bookings', as(world, takingTurns(world.organisation.responders, nth)))),
  },
  diary: {
    title: title("the diary's first page of 100"),
    goal: 0.6,
    bare: 'same-work',
    database: 'reads',
    round: rounds((world) => reading('/api/admin/bookings', as(world, world.organisation.administrator))),
  },
  calendar: {
    title: title("a vehicle's calendar of seven days"),
    goal: 0.6,
    bare: 'same-work',
    database: 'reads',
    round: rounds((world, nth) => {
      const { vehicles, responders } = world.organisation;
      const path = `/api/vehicles/${takingTurns(vehicles, nth)}/calendar?${WEEK}`;
      return reading(path, as(world, takingTurns(responders, nth)));
    }),
  },
  'overview-5': overviewOf(5, 'five-vehicles'),
  overview: overviewOf(200, 'two-hundred-vehicles'),
} as const satisfies Record<string, HttpLine>;
