import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { as, asAdministrator, call, signedIn } from './api';
import { plainPhoto, type PhotoFile } from './photos';

interface Newcomer {
  readonly unitNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly department?: Department;
}

/** An administrator on another device, past the admin password. */
export async function administrator(browser: Browser): Promise<Page> {
  const admin = await signedIn(browser, '100');
  await call(admin.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  return admin;
}

/** A person with a complete profile and no license. The phone ends like those of the demo. */
export async function register(admin: APIRequestContext, newcomer: Newcomer): Promise<void> {
  const email = `${newcomer.firstName}.${newcomer.lastName}@example.org`.toLowerCase();
  const phoneNumber = `0500000${newcomer.unitNumber}`;
  await call(admin, 'POST', '/api/users', { department: 'EMT', ...newcomer, email, phoneNumber });
}

/** Registers a person under a free number, above those of the demo and below those of the pictures. */
export async function newcomer(admin: APIRequestContext, department: Department = 'EMT'): Promise<string> {
  const users = await call<{ unitNumber: string }[]>(admin, 'GET', '/api/users');
  const taken = new Set(users.map(({ unitNumber }) => unitNumber));
  let unit = 201;
  while (taken.has(String(unit))) unit += 1;
  const unitNumber = String(unit);
  await register(admin, { unitNumber, firstName: 'Noa', lastName: 'Peretz', department });
  return unitNumber;
}

/** Uploads a photo of each side, front first, and submits them. */
export async function handIn(request: APIRequestContext, photos: readonly PhotoFile[]): Promise<void> {
  const addresses: string[] = [];
  for (const { buffer, mimeType } of photos) {
    const { uploadURL } = await call<{ uploadURL: string }>(request, 'POST', '/api/objects/upload');
    await request.put(uploadURL, { data: buffer, headers: { 'Content-Type': mimeType } });
    addresses.push(uploadURL);
  }
  const [frontPhotoURL, backPhotoURL] = addresses;
  await call(request, 'POST', '/api/license-verification', { frontPhotoURL, backPhotoURL });
}

/** The unit of a new person, unknown to other tests, with an approved license. */
export const newResponder = (department: Department = 'EMT'): Promise<string> =>
  asAdministrator(async (admin) => {
    const unit = await newcomer(admin, department);
    const photos = [await plainPhoto('front'), await plainPhoto('back')];
    await as(unit, (responder) => handIn(responder, photos));
    await approveLicence(admin, unit);
    return unit;
  });

async function approveLicence(admin: APIRequestContext, unit: string): Promise<void> {
  const path = '/api/admin/license-verifications';
  const waiting = await call<{ id: string; user: { unitNumber: string } }[]>(admin, 'GET', path);
  const licence = waiting.find(({ user }) => user.unitNumber === unit);
  await call(admin, 'PUT', `${path}/${licence?.id}`, { status: 'approved' });
}
