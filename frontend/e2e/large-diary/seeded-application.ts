import { applicationsFor } from '../support/global-setup';

const BOOKINGS = 100_000;

/** Seeds an organization and starts the application on it, unless RIGBOOK_URL names one. Says which of the two it does. */
export default function seededApplication(): ReturnType<typeof applicationsFor> {
  const visited = process.env['RIGBOOK_URL'];
  const bookings = Number(process.env['BOOKINGS'] ?? BOOKINGS);
  process.stdout.write(
    visited === undefined
      ? `Seeding ${bookings} bookings for an application of its own, which takes some minutes\n`
      : `Measuring the application at ${visited}\n`,
  );
  return applicationsFor(1, bookings);
}
