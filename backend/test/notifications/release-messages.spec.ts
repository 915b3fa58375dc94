import { releaseBookings } from '../support/release.js';
import { queueReminders } from '../support/reminders.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type DeliveryApp, openDelivery } from './support/delivery-app.js';

let opened: DeliveryApp;
beforeAll(async () => {
  opened = await openDelivery(undefined);
});
afterAll(() => opened.close());

const words = (subject: RegExp) => mailParts(opened.mails(subject)[0]!.source)[0]!.content;

it('who has not checked in is told by when, and where; who missed that loses the calendar entry', async () => {
  const { app, step, settled, mails, mail, cloud } = opened;
  const { id } = await step.signed('ALS1');
  await settled(id, 'booking_approval', { state: 'sent' });

  app.clock.set('2026-11-23T16:30:00.000Z');
  await queueReminders(app);
  await settled(id, 'no_show_warning', { state: 'sent' });
  await settled(id, 'no_show_warning', { state: 'sent' }, 'whatsapp');
  await settled(id, 'no_show_warning_office', { state: 'sent' });
  const warning = words(/^Check in by Mon 23 Nov, 19:00: ALS1$/);
  expect(warning).toContain('Check in by Mon 23 Nov, 19:00. After that');
  expect(warning).toContain(`/checkin/${id}`);
  expect(words(/^Not checked in: ALS1, unit 101$/)).toContain(`/admin?tab=diary&booking=${id}`);
  expect(cloud.calls.at(-1)?.body).toMatchObject({ template: { name: 'rigbook_no_show_warning' } });

  app.clock.set('2026-11-23T17:01:00.000Z');
  await releaseBookings(app);
  await settled(id, 'booking_cancelled', { state: 'sent' });
  await settled(id, 'booking_released_office', { state: 'sent' });
  const [cancelled] = mails(/^Cancelled: ALS1, Mon 23 Nov, 18:00$/);
  expect(cancelled!.source).toMatch(/method=CANCEL/);
  const told = words(/^Released: ALS1, unit 101, Mon 23 Nov, 18:00$/);
  expect(told).toContain('Reason: Not checked in on time, so the hours are free for others.');
  expect(mail.arrived.at(-1)?.source).not.toMatch(/\{\{/);
});
