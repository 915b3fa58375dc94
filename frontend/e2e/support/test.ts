import { test as base } from '@playwright/test';
import type { Named } from './api';
import { newResponder } from './newcomers';
import { newVehicle, retire } from './vehicles';

/**
 * What a test that books has for itself, so that it neither waits for what another one left behind nor spends its hours:
 * the unit of a responder, and a vehicle that leaves the fleet with it.
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
