import { test as base } from '@playwright/test';
import type { Named } from './api';
import { newResponder } from './newcomers';
import { newVehicle, retire } from './vehicles';

/**
 * Gives a booking test its own responder unit and its own vehicle, which is retired afterwards. So tests neither wait
 * for each other's bookings nor use up shared hours.
 */
export const test = base.extend<{ unit: string; vehicle: Named }>({
  unit: async ({ baseURL: _ }, hand) => {
    await hand(await newResponder());
  },
  vehicle: async ({ baseURL: _ }, hand) => {
    const vehicle = await newVehicle();
    await hand(vehicle);
    await retire(vehicle);
  },
});
