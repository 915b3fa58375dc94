import { accessTokenScopes } from '@rigbook/contracts/integrations/access-token.words';
import type { Person, TestApp } from '../../support/app.js';
import { askForUpload, jpeg, upload } from '../../support/photos.js';
import { checkInForm, drawnSignature, mondayEvening, shift } from '../../support/shift.js';
import type { World } from './fuzzed-requests.js';
import type { Known } from './valid-values.js';

/**
 * Something of every kind for requests to be about: bookings in all their states, messages, licenses, a webhook. Returns an
 * access token with all scopes.
 */
export async function fillWorld(app: TestApp, responder: Person, admin: Person): Promise<string> {
  const step = shift(app, responder, admin);
  const at = (startTime: string) => ({ ...mondayEvening, startTime, duration: 2 });
  await step.active('ALS1', at('2026-11-23T09:00:00.000Z')).then((booking) => step.checkOut(booking));
  await step.active('BLS1', at('2026-11-23T12:00:00.000Z'));
  await step.signed('BLS2', at('2026-11-23T16:00:00.000Z'));
  await step.approve(await step.request('ALS1', at('2026-11-24T09:00:00.000Z')));
  await step.request('BLS2', at('2026-11-25T09:00:00.000Z'));
  const other = await app.signIn('104');
  const photos = { frontPhotoURL: await upload(other), backPhotoURL: await upload(other) };
  await other.post('/api/license-verification').send(photos).expect(201);
  const webhook = { name: 'Board', address: 'https://board.example.org/hook' };
  await admin.post('/api/admin/webhooks').send(webhook).expect(201);
  await responder.post('/api/calendar-feed').expect(201);
  const made = await admin
    .post('/api/admin/access-tokens')
    .send({ name: 'Fuzz', scopes: accessTokenScopes })
    .expect(201);
  return (made.body as { token: string }).token;
}

/** Ids by the word before them in a path, and by the field that takes them. */
export async function worldOf(app: TestApp, responder: Person): Promise<World> {
  const ids = (text: string) =>
    app.database
      .query<{ id: string }>({ name: `test.${text}`.slice(0, 60), text, values: [] })
      .then((rows) => rows.map(({ id }) => id));
  const [bookings, vehicles, users, damage, templates, notifications, webhooks, tokens, verifications] =
    await Promise.all([
      ids('SELECT booking_id::text AS id FROM booking_diary ORDER BY booking_id DESC LIMIT 60'),
      ids('SELECT id::text FROM vehicle LIMIT 30'),
      ids(`SELECT id::text FROM responder WHERE unit_number NOT IN ('100', '101', '110') LIMIT 30`),
      ids('SELECT damage_id::text AS id FROM vehicle_damage LIMIT 30'),
      ids('SELECT id::text FROM message_template LIMIT 30'),
      ids('SELECT id::text FROM notification LIMIT 30'),
      ids('SELECT id::text FROM webhook LIMIT 30'),
      ids(`SELECT id::text FROM access_token WHERE name <> 'Fuzz' LIMIT 30`),
      ids('SELECT verification_id::text AS id FROM licence_verification LIMIT 30'),
    ]);
  const link = new URL(await askForUpload(responder), app.url);
  const known: Known = {
    bookings,
    agreements: bookings,
    bookingId: bookings,
    vehicles,
    vehicleId: vehicles,
    users,
    damage,
    templates,
    notifications,
    webhooks,
    'access-tokens': tokens,
    'license-verifications': verifications,
    uploads: [link.pathname.split('/').at(-1) ?? ''],
    expires: [link.searchParams.get('expires') ?? ''],
    signature: [link.searchParams.get('signature') ?? '', await drawnSignature()],
    unitNumber: ['101', '104', '222'],
    checklist: checkInForm.checklist,
    'On-Behalf-Of': ['101', '102', '110'],
  };
  return { known, now: app.clock.now(), photo: await jpeg() };
}
