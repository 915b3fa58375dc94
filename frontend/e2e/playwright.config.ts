import { defineConfig } from '@playwright/test';
import { moveDate, movedMilliseconds } from './support/moved-date';

moveDate(movedMilliseconds());

const report = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];
const visited = process.env['RIGBOOK_URL'];
if (visited === undefined) visitOwnApplication();

/** Set by the global setup, which runs before the workers read this file. */
const chromium = {
  executablePath: process.env['RIGBOOK_CHROMIUM'] ?? '',
  chromiumSandbox: false,
  env: { ...(process.env as Record<string, string>), ...libraries() },
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

const byKeys = ['keyboard*.spec.ts'];
const howShiftsGo = [
  'booking-for-somebody.spec.ts',
  'bookings-at-risk.spec.ts',
  'changing.spec.ts',
  'contested-readings.spec.ts',
  'damage-brackets.spec.ts',
  'deciding-from-message.spec.ts',
  'emergency.spec.ts',
  'extending.spec.ts',
  'handing-on.spec.ts',
  'joint-handover.spec.ts',
  'never-begun.spec.ts',
  'push-messages.spec.ts',
  'standing-shifts.spec.ts',
  'turn-round.spec.ts',
  'waitlist.spec.ts',
];
const whatIsKnownOfVehicles = [
  'damage.spec.ts',
  'hebrew-vehicles.spec.ts',
  'months.spec.ts',
  'parking.spec.ts',
  'stickers.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './support/global-setup.ts',
  workers: visited === undefined ? 2 : 1, // each has its own organization, with vehicles and weekly hours
  timeout: 480_000, // a whole shift on a busy machine
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: report ? [['line'], ['json', { outputFile: report }]] : 'list',
  use: {
    baseURL: process.env['RIGBOOK_URL'] ?? '',
    actionTimeout: 90_000, // or one missing step would use up the whole test timeout
    locale: 'en-GB',
    timezoneId: 'Asia/Jerusalem',
    contextOptions: { reducedMotion: 'reduce' }, // axe must not measure elements that are still fading in
    serviceWorkers: 'block', // journeys need the server; installing.spec.ts and whole-shift-offline.spec.ts allow service workers
    screenshot: 'only-on-failure', // tracing every step takes a third of the time: run with --trace on
    launchOptions: chromium,
  },
  projects: [
    {
      name: 'phone',
      testIgnore: [...byKeys, 'presses.spec.ts', 'scrollbars.spec.ts'], // a phone has no Tab key, and scrollbars that take no room
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // a whole shift visits every screen, and what happens to a shift or is known of a vehicle is looked at as often at a desk; the rest does not depend on the window size
    {
      name: 'desktop',
      testMatch: [
        ...byKeys,
        'shift.spec.ts',
        ...howShiftsGo,
        ...whatIsKnownOfVehicles,
        'desk.spec.ts',
        'approving.spec.ts',
        'coverage.spec.ts',
        'presses.spec.ts',
        'scrollbars.spec.ts',
      ],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});

/** In a worker: the application that the global setup started for it. */
function visitOwnApplication(): void {
  const addresses = JSON.parse(process.env['RIGBOOK_URLS'] ?? '[]') as readonly string[];
  const own = addresses[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (own !== undefined) process.env['RIGBOOK_URL'] = own;
}

function libraries(): Record<string, string> {
  return JSON.parse(process.env['RIGBOOK_CHROMIUM_LIBRARIES'] ?? '{}') as Record<string, string>;
}
