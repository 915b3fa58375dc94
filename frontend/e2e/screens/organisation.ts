import { nextFreeStart } from '@rigbook/contracts/booking/slot-states.rules';
import { addHours, DEFAULT_ZONE, instantOfDate, type Instant, type Period } from '@rigbook/contracts/kernel/time';
import { checkInItemIds } from '@rigbook/contracts/booking/check-in.words';
import type { APIRequestContext, Browser, Page } from '@playwright/test';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** One booking of unit 101 in each of these states. */
export interface Organisation {
  readonly active: string;
  readonly signed: string;
  readonly approved: string;
}

const contextOptions = { baseURL: process.env['RIGBOOK_URL'] ?? '' };

async function call<T>(request: APIRequestContext, method: string, path: string, data?: object): Promise<T> {
  const response = await request.fetch(path, { method, ...(data && { data }) });
  const body = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${body}`);
  return (body ? JSON.parse(body) : undefined) as T;
}

async function signedIn(browser: Browser, unitNumber: string): Promise<Page> {
  const page = await (await browser.newContext(contextOptions)).newPage();
  await call(page.request, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
  return page;
}

async function firstFreeStart(request: APIRequestContext, vehicleId: string, hours: number): Promise<Instant> {
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

async function book(page: Page, vehicleId: string, hours: number, purpose: string): Promise<string> {
  const startTime = await firstFreeStart(page.request, vehicleId, hours);
  const draft = { vehicleId, startTime, duration: hours, purpose };
  return (await call<Named>(page.request, 'POST', '/api/bookings', draft)).id;
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

interface Listed extends Named {
  readonly status: string;
  readonly signedAt: string | null;
}

/** Bookings in every state, made through the API where they are not there yet. */
export async function organisation(browser: Browser): Promise<Organisation> {
  const responder = await signedIn(browser, '101');
  const bookings = await call<Listed[]>(responder.request, 'GET', '/api/bookings');
  const found = (status: string, signed: boolean) =>
    bookings.find((one) => one.status === status && (one.signedAt !== null) === signed)?.id;
  const [active, signed, approved] = [found('active', true), found('approved', true), found('approved', false)];
  return active && signed && approved ? { active, signed, approved } : prepare(browser);
}

async function prepare(browser: Browser): Promise<Organisation> {
  const [responder, other, admin] = await Promise.all([
    signedIn(browser, '101'),
    signedIn(browser, '104'),
    signedIn(browser, '100'),
  ]);
  await call(admin.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  const fleet = await call<Named[]>(responder.request, 'GET', '/api/vehicles');
  const vehicle = (name: string) => fleet.find((one) => one.name === name)?.id ?? '';
  const decide = (id: string, approved: boolean, adminNotes?: string) =>
    call(admin.request, 'PUT', `/api/admin/bookings/${id}/approve`, { approved, ...(adminNotes && { adminNotes }) });
  const sign = async (id: string) => {
    const signature = await drawnName(responder);
    const date = new Date().toISOString().slice(0, 10);
    await call(responder.request, 'POST', `/api/bookings/${id}/signature`, { signature, name: 'Dana Levi', date });
  };

  const active = await book(responder, vehicle('ALS1'), 4, 'Night shift, north sector');
  await decide(active, true, 'Please bring the new defibrillator back to the base.');
  await sign(active);
  await call(responder.request, 'POST', `/api/bookings/${active}/check-in`, {
    fuelLevel: 80,
    mileage: 41_250,
    checklist: checkInItemIds,
  });
  const signed = await book(responder, vehicle('BLS1'), 3, 'Covering for Avi');
  await decide(signed, true);
  await sign(signed);
  const approved = await book(
    responder,
    vehicle('BLS2'),
    6,
    'Standby during the marathon; meeting point at the east gate',
  );
  await decide(approved, true);
  await book(responder, vehicle('PARAMEDIC 1'), 2, 'Training drive');
  await decide(
    await book(responder, vehicle('FLY CAR 1'), 4, 'Airport run'),
    false,
    'The fly car is kept for emergencies.',
  );
  await book(other, vehicle('FLY CAR 1'), 8, 'Event cover');
  await book(other, vehicle('FLY CAR 1'), 5, 'Event cover, second part');
  await call(admin.request, 'PUT', `/api/vehicles/${vehicle('PARAMEDIC 1')}`, { status: 'maintenance' });
  return { active, signed, approved };
}
