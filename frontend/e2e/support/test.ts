import { type Browser, test as base } from '@playwright/test';
import type { Named } from './api';
import { moveDate, movedMilliseconds } from './moved-date';
import { newResponder } from './newcomers';
import { newVehicle, retire } from './vehicles';

/** For a browser that a test starts itself, too. */
export function keepDate(browser: Browser): void {
  const moved = movedMilliseconds();
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    if (moved !== 0) await context.addInitScript(moveDate, moved);
    return context;
  };
}

/**
 * Gives a booking test its own responder unit and its own vehicle, which is retired afterwards. So tests neither wait
 * for each other's bookings nor use up shared hours. Pages have the date of the server.
 */
export const test = base.extend<{ unit: string; vehicle: Named }, { browser: Browser }>({
  browser: [
    async ({ browser }, hand) => {
      keepDate(browser);
      await hand(browser);
    },
    { scope: 'worker' },
  ],
  unit: async ({ baseURL: _ }, hand) => {
    await hand(await newResponder());
  },
  vehicle: [
    async ({ baseURL: _ }, hand) => {
      await untilAnHourIsAhead();
      const vehicle = await newVehicle();
      await hand(vehicle);
      await retire(vehicle);
    },
    { timeout: 600_000 },
  ],
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** The first free hour that a journey chooses must not have begun when it is sent: waits where an hour is nearly over. */
async function untilAnHourIsAhead(): Promise<void> {
  const left = hourMs - (Date.now() % hourMs);
  if (left < 3 * minuteMs) await new Promise((resolve) => setTimeout(resolve, left));
}
