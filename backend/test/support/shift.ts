import sharp from 'sharp';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import type { components } from '@rigbook/contracts/api.types';
import type { Person, TestApp } from './app.js';

type Booking = components['schemas']['Booking'];

/** Monday 23 November 2026, 18:00 to 22:00 in Jerusalem; the test clock stands at 10:00 that day. */
export const mondayEvening = { startTime: '2026-11-23T16:00:00.000Z', duration: 4, purpose: 'Evening shift' };

export async function vehicleId(app: TestApp, name: string): Promise<string> {
  const { body } = await app.visitor().get('/api/vehicles').expect(200);
  const vehicle = (body as { id: string; name: string }[]).find((one) => one.name === name);
  if (!vehicle) throw new Error(`no vehicle ${name}`);
  return vehicle.id;
}

let drawn: Promise<string> | undefined;
export const drawnSignature = (): Promise<string> => (drawn ??= drawSignature());

async function drawSignature(): Promise<string> {
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><path d="M20 90C60 10 90 140 150 70S250 40 280 100" fill="none" stroke="#114" stroke-width="4"/></svg>`;
  const png = await sharp(Buffer.from(line)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

export const checkInForm = { fuelLevel: 80, mileage: 48_210, checklist: checkInItemIds };
export const checkOutForm = { fuelLevel: 60, mileage: 48_274, damageReports: null, noDamageConfirmed: true };

/** In the zone of the demo. */
const today = ({ clock }: TestApp) => dayOf(clock.now(), DEFAULT_ZONE);

/** The steps of a shift, each through the API; every one expects to succeed and answers the booking. */
export const shift = (app: TestApp, responder: Person, admin: Person) => {
  const step = {
    async request(vehicle = 'ALS1', wish: object = {}): Promise<Booking> {
      const body = { vehicleId: await vehicleId(app, vehicle), ...mondayEvening, ...wish };
      return (await responder.post('/api/bookings').send(body).expect(201)).body as Booking;
    },
    async approve({ id }: Pick<Booking, 'id'>): Promise<Booking> {
      return (await admin.put(`/api/admin/bookings/${id}/approve`).send({ approved: true }).expect(200))
        .body as Booking;
    },
    async sign({ id }: Pick<Booking, 'id'>, more: object = {}) {
      const form = { signature: await drawnSignature(), name: 'Dana Levi', date: today(app), ...more };
      await responder.post(`/api/bookings/${id}/signature`).send(form).expect(200);
    },
    async checkIn({ id }: Pick<Booking, 'id'>, form: object = {}): Promise<Booking> {
      return (
        await responder
          .post(`/api/bookings/${id}/check-in`)
          .send({ ...checkInForm, ...form })
          .expect(200)
      ).body as Booking;
    },
    async checkOut({ id }: Pick<Booking, 'id'>, form: object = {}): Promise<Booking> {
      return (
        await responder
          .post(`/api/bookings/${id}/checkout`)
          .send({ ...checkOutForm, ...form })
          .expect(200)
      ).body as Booking;
    },
    async signed(vehicle?: string, wish?: object): Promise<Booking> {
      const booking = await step.request(vehicle, wish);
      await step.approve(booking);
      await step.sign(booking);
      return booking;
    },
    async active(vehicle?: string, wish?: object, form?: object): Promise<Booking> {
      return step.checkIn(await step.signed(vehicle, wish), form);
    },
  };
  return step;
};
