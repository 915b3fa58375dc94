import { nextFreeStart } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, DEFAULT_ZONE, instantOfDate, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { request, type APIRequestContext, type Browser, type Page } from '@playwright/test';

export interface Named {
  readonly id: string;
  readonly name: string;
}

const contextOptions = { baseURL: process.env['RIGBOOK_URL'] ?? '' };

/** One API call as the signed-in person. Any answer but a success fails the test. */
export async function call<T>(request: APIRequestContext, method: string, path: string, data?: object): Promise<T> {
  const response = await request.fetch(path, { method, ...(data && { data }) });
  const body = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
}

/** A person on another device. */
export async function signedIn(browser: Browser, unitNumber: string): Promise<Page> {
  const page = await (await browser.newContext(contextOptions)).newPage();
  await signIn(page.request, unitNumber);
  return page;
}

const signIn = (asker: APIRequestContext, unitNumber: string): Promise<unknown> =>
  call(asker, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });

/** A person acting through the API alone; no page is opened. */
export async function as<T>(unitNumber: string, task: (asker: APIRequestContext) => Promise<T>): Promise<T> {
  const asker = await request.newContext(contextOptions);
  try {
    await signIn(asker, unitNumber);
    return await task(asker);
  } finally {
    await asker.dispose();
  }
}

/** An administrator acting through the API alone, past the admin password. */
export const asAdministrator = <T>(task: (admin: APIRequestContext) => Promise<T>): Promise<T> =>
  as('100', async (admin) => {
    await call(admin, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
    return task(admin);
  });

/** As the auditor of the demo, who is signed in. */
export const openAuditArea = (auditor: APIRequestContext): Promise<unknown> =>
  call(auditor, 'POST', '/api/auth/audit/password', { password: 'rigbook-demo' });

/** The next period of that many hours in which the signed-in person may book the vehicle. */
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

interface Asking {
  readonly request: APIRequestContext;
}

/** Requests the vehicle's first free hours for the signed-in person. */
export async function book(
  { request: asker }: Asking,
  vehicleId: string,
  hours: number,
  purpose: string,
): Promise<string> {
  const startTime = await firstFreeStart(asker, vehicleId, hours);
  const draft = { vehicleId, startTime, duration: hours, purpose };
  return (await call<Named>(asker, 'POST', '/api/bookings', draft)).id;
}

/** An administrator on another device approves these bookings. */
export const approve = (...bookingIds: readonly string[]): Promise<void> =>
  asAdministrator(async (admin) => {
    for (const id of bookingIds) await call(admin, 'PUT', `/api/admin/bookings/${id}/approve`, { approved: true });
  });

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

export async function sign(page: Page, bookingId: string, at = instantOfDate(new Date())): Promise<void> {
  const signature = await drawnName(page);
  const date = dayOf(at, DEFAULT_ZONE);
  await call(page.request, 'POST', `/api/bookings/${bookingId}/signature`, { signature, name: 'Dana Levi', date });
}
