import { addHours, instantOfDate } from '@rigbook/contracts/kernel/time';
import type { Browser } from '@playwright/test';
import { call, signedIn, type Named } from '../support/api';

/** Requests that the rules refuse, each for a different reason. */
export async function refusedRequests(browser: Browser): Promise<void> {
  const { request } = await signedIn(browser, '104');
  const fleet = await call<Named[]>(request, 'GET', '/api/vehicles');
  const vehicle = (name: string) => fleet.find((one) => one.name === name)?.id;
  const hour = addHours(instantOfDate(new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000)), 0);
  const wanted = [
    { vehicleId: vehicle('PARAMEDIC 1'), startTime: hour, duration: 2, purpose: 'Training drive' },
    { vehicleId: vehicle('ALS1'), startTime: addHours(hour, 1), duration: 4, purpose: 'Night shift' },
    { vehicleId: vehicle('BLS1'), startTime: addHours(hour, -30), duration: 4, purpose: 'Yesterday' },
    { vehicleId: vehicle('BLS1'), startTime: addHours(hour, 24 * 20), duration: 4, purpose: 'In three weeks' },
    { vehicleId: vehicle('BLS2'), startTime: addHours(hour, 30), duration: 24, purpose: 'The whole day' },
  ];
  for (const data of wanted) await request.post('/api/bookings', { data });
}
