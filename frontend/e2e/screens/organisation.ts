import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { Browser } from '@playwright/test';
import { book, call, sign, signedIn, type Named } from '../support/api';

/** One booking of unit 101 in each of these states. */
export interface Organisation {
  readonly active: string;
  readonly signed: string;
  readonly approved: string;
}

interface Listed extends Named {
  readonly status: string;
  readonly signedAt: string | null;
}

/** Bookings in every state, created through the API if missing. */
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

  const active = await book(responder, vehicle('ALS1'), 4, 'Night shift, north sector');
  await decide(active, true, 'Please bring the new defibrillator back to the base.');
  await sign(responder, active);
  await call(responder.request, 'POST', `/api/bookings/${active}/check-in`, {
    fuelLevel: 80,
    mileage: 41_250,
    checklist: checkInItemIds,
  });
  const signed = await book(responder, vehicle('BLS1'), 3, 'Covering for Avi');
  await decide(signed, true);
  await sign(responder, signed);
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
