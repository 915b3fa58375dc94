import { staysOutOfAdminOnlyPeriod } from '@rigbook/contracts/booking/requesting/admin-only-period.rules';
import { addHours, DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';

const HOURS_OF_A_JOURNEY = 12;
const THREE_DAYS_MS = 3 * 24 * 3_600_000;

/**
 * How far the journeys move the date. From Friday to Sunday morning a responder may book nothing for the next hours, and so could
 * not check in, so the journeys of these days take place three days later.
 */
export function movedMilliseconds(): number {
  const known = process.env['RIGBOOK_MOVED_MS'];
  if (known !== undefined) return Number(known);
  if (process.env['RIGBOOK_URL'] !== undefined) return 0; // somebody else's application, with the real date
  const now = instantOfDate(new Date());
  const ahead = { startAt: now, endAt: addHours(now, HOURS_OF_A_JOURNEY) };
  const moved = staysOutOfAdminOnlyPeriod(ahead, false, DEFAULT_ZONE) ? 0 : THREE_DAYS_MS;
  process.env['RIGBOOK_MOVED_MS'] = String(moved); // the workers start later, and read it
  return moved;
}

/** Moves what `new Date()` and `Date.now()` say. Uses nothing from outside, so that a page or a server can be given its text. */
export function moveDate(milliseconds: number): void {
  if (milliseconds === 0) return;
  const RealDate = Date;
  const now = (): number => RealDate.now() + milliseconds;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: readonly unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)) as unknown,
  });
}

/**
 * The same for a server whose date moves while it runs, whenever its parent says so. What looks every minute whether something is due looks
 * at once then: a journey does not wait for its minute. Uses nothing from outside either.
 */
function followDate(milliseconds: number): void {
  let moved = milliseconds;
  const RealDate = Date;
  const now = (): number => RealDate.now() + moved;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: readonly unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)) as unknown,
  });
  const everyMinute: (() => void)[] = [];
  globalThis.setInterval = new Proxy(globalThis.setInterval, {
    apply(target, self, given: Parameters<typeof setInterval>) {
      const [look, millis] = given;
      if (millis === 60_000) everyMinute.push(look);
      return Reflect.apply(target, self, given) as unknown;
    },
  });
  process.on('message', (told: number) => {
    moved = told;
    for (const look of everyMinute) look();
  });
  process.channel?.unref(); // or a server that was stopped would wait for its parent
}

/** The options of Node for a program whose date is moved, or moves. */
export function movedProgram(moved = movedMilliseconds(), movable = false): readonly string[] {
  const script = `(${(movable ? followDate : moveDate).toString()})(${moved})`;
  return moved === 0 && !movable ? [] : ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
}
