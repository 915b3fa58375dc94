import { eventually } from '../event-store/support/eventually.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type DeliveryApp, openDelivery } from './support/delivery-app.js';

let opened: DeliveryApp;
beforeAll(async () => {
  opened = await openDelivery(undefined);
});
afterAll(() => opened.close());

it('why an administrator changed a booking is told to its responder, before and after it is approved', async () => {
  const { ruth, step, requested, deliveries, mail } = opened;
  const booking = await requested();
  const change = (endTime: string, duration: number, reason: string) => {
    const { vehicle, startTime } = booking;
    const to = { vehicleId: vehicle.id, startTime, duration, purpose: 'Evening shift', reason };
    const seen = { vehicleId: vehicle.id, startTime, endTime };
    return ruth
      .post(`/api/admin/bookings/${booking.id}/change`)
      .send({ ...to, seen })
      .expect(200);
  };
  const isTold = (kind: string, wanted: RegExp) =>
    eventually(async () => {
      const ids = (await deliveries(booking.id, kind)).map(({ id }) => id);
      const texts = mail.arrived
        .filter(({ source }) => ids.some((id) => source.includes(`Message-ID: <${id}@`)))
        .map(({ source }) => mailParts(source)[0]?.content);
      expect(texts).toEqual(expect.arrayContaining([expect.stringMatching(wanted)]));
    });
  const { body: longer } = await change(booking.endTime, 2, 'Two calls in a row');
  await isTold('booking_arranged', /Reason: Two calls in a row[^]*It is not approved yet/);
  await step.approve(booking);
  await change(longer.endTime, 1, 'One was called off');
  await isTold('booking_approval', /One was called off/);
});
