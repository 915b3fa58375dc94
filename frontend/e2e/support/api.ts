import { nextFreeStart } from '@rigbook/contracts/booking/slot-states.rules';
import { addHours, DEFAULT_ZONE, instantOfDate, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import type { APIRequestContext, Browser, Page } from '@playwright/test';

export interface Named {
  readonly id: string;
  readonly name: string;
}

const contextOptions = { baseURL: process.env['RIGBOOK_URL'] ?? '' };

/** One call of the API as who is signed in there; anything but a success ends the test. */
export async function call<T>(request: APIRequestContext, method: string, path: string, data?: object): Promise<T> {
  const response = await request.fetch(path, { method, ...(data && { data }) });
  const body = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
}

/** Somebody at another device. */
export async function signedIn(browser: Browser, unitNumber: string): Promise<Page> {
  const page = await (await browser.newContext(contextOptions)).newPage();
  await call(page.request, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
  return page;
}

/** When the vehicle is next free for so many hours, as who is signed in there may book it. */
export async function firstFreeStart(request: APIRequestContext, vehicleId: string, hours: number): Promise<Instant> {
  const now = instantOfDate(new Date());
  const query = `from=${now}&to=${addHours(now, 24 * 9)}`;
  const { taken } = await call<{ taken: { startTime: Instant; endTime: Instant }[] }>(
    request,
    'GET',
    `/api/vehicles/${vehicleId}/calendar?${query}`,
  );
  const periods = taken.map(({ startTime, endTime }): Period => ({ startAt: startTime, endAt: endTime }));
  const start = nextFreeStart(now, hours, { now, zone: DEFAULT_ZONE, isAdmin: false, taken: periods });
  if (start === null) throw new Error('Nothing is free within the booking window');
  return start;
}

/** The first free hours of the vehicle, requested by who is signed in there. */
export async function book(page: Page, vehicleId: string, hours: number, purpose: string): Promise<string> {
  const startTime = await firstFreeStart(page.request, vehicleId, hours);
  const draft = { vehicleId, startTime, duration: hours, purpose };
  return (await call<Named>(page.request, 'POST', '/api/bookings', draft)).id;
}

/** An administrator at another device who approves these bookings. */
export async function approve(browser: Browser, ...bookingIds: readonly string[]): Promise<void> {
  const admin = await signedIn(browser, '100');
  await call(admin.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  for (const id of bookingIds)
    await call(admin.request, 'PUT', `/api/admin/bookings/${id}/approve`, { approved: true });
  await admin.context().close();
}

const drawnName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 300;
    canvas.height = 150;
    const pen = canvas.getContext('2d');
    pen?.moveTo(20, 80);
    pen?.bezierCurveTo(80, 10, 120, 140, 280, 60);
    pen?.stroke();
    return canvas.toDataURL('image/png');
  });

export async function sign(page: Page, bookingId: string): Promise<void> {
  const signature = await drawnName(page);
  const date = new Date().toISOString().slice(0, 10);
  await call(page.request, 'POST', `/api/bookings/${bookingId}/signature`, { signature, name: 'Dana Levi', date });
}
