import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { call, signedIn } from './api';
import type { PhotoFile } from './photos';

interface Newcomer {
  readonly unitNumber: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** An administrator at another device, past the admin password. */
export async function administrator(browser: Browser): Promise<Page> {
  const admin = await signedIn(browser, '100');
  await call(admin.request, 'POST', '/api/auth/verify-admin-password', { password: 'rigbook-demo' });
  return admin;
}

/** Somebody with a whole profile and no licence; the phone ends like those of the demo. */
export async function register(admin: APIRequestContext, newcomer: Newcomer): Promise<void> {
  const email = `${newcomer.firstName}.${newcomer.lastName}@example.org`.toLowerCase();
  const phoneNumber = `0500000${newcomer.unitNumber}`;
  await call(admin, 'POST', '/api/users', { ...newcomer, email, phoneNumber, department: 'EMT' });
}

/** Uploads a photo of each side, front first, and hands them in. */
export async function handIn({ request }: Page, photos: readonly PhotoFile[]): Promise<void> {
  const addresses: string[] = [];
  for (const { buffer, mimeType } of photos) {
    const { uploadURL } = await call<{ uploadURL: string }>(request, 'POST', '/api/objects/upload');
    await request.put(uploadURL, { data: buffer, headers: { 'Content-Type': mimeType } });
    addresses.push(uploadURL);
  }
  const [frontPhotoURL, backPhotoURL] = addresses;
  await call(request, 'POST', '/api/license-verification', { frontPhotoURL, backPhotoURL });
}
