import type { Browser } from '@playwright/test';
import { call, as } from '../support/api';
import { administrator, handIn, register } from '../support/newcomers';
import { drawnPhoto } from '../support/photos';

/** Unit 121 has submitted no license, 122's awaits a review, 123's was rejected. */
export async function newcomers(browser: Browser): Promise<void> {
  const admin = await administrator(browser);
  const users = await call<{ unitNumber: string }[]>(admin.request, 'GET', '/api/users');
  if (users.some(({ unitNumber }) => unitNumber === '121')) return;

  await register(admin.request, { unitNumber: '121', firstName: 'Noa', lastName: 'Peretz' });
  await register(admin.request, { unitNumber: '122', firstName: 'Amit', lastName: 'Ben-Ari' });
  await register(admin.request, { unitNumber: '123', firstName: 'Maximiliane', lastName: 'Oberndorfer-Wassermann' });
  const photos = [
    await drawnPhoto(admin, 'Licence front', 'image/jpeg'),
    await drawnPhoto(admin, 'Licence back', 'image/png'),
  ];
  await as('123', (asker) => handIn(asker, photos));
  const [rejected] = await call<{ id: string }[]>(admin.request, 'GET', '/api/admin/license-verifications');
  await call(admin.request, 'PUT', `/api/admin/license-verifications/${rejected?.id}`, {
    status: 'rejected',
    notes: 'The back is blurred: the classes of vehicle cannot be read.',
  });
  await as('122', (asker) => handIn(asker, photos));
}
