import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { Client, type Named } from './client.js';
import { tellAdministration } from './story-of-administration.js';

const HOUR = 3_600_000;
const nextHour = Math.ceil(Date.now() / HOUR) * HOUR;

/** The full hour that lies so many hours after the next one, or after the given one. */
export const startIn = (hours: number, from = nextHour): string => new Date(from + hours * HOUR).toISOString();

export interface People {
  readonly address: string;
  readonly admin: Client;
  readonly dana: Client;
  readonly amir: Client;
  readonly noa: Client;
  readonly maya: Client;
}

const vehicleItems = ['fuel-check', 'tire-inspection', 'lights-test', 'fluid-levels', 'charging-port', 'ituran-code'];
const checklist = [...vehicleItems, 'defibrillator', 'oxygen-tank', 'first-aid'];
const checkIn = { fuelLevel: 80, mileage: 48_210, checklist };
const checkOut = { fuelLevel: 60, mileage: 48_274, damageReports: null, noDamageConfirmed: true };
const scratch = { area: 'rear-bumper', severity: 'minor', description: 'A scratch <b>of</b> ten centimetres' };
const torn = { area: 'roof', severity: 'major', description: 'The light bar is torn off' };

/**
 * Everything that leaves an event, through the API of a server with the demo's data, which listens at the address. Runs on a
 * Sunday to Wednesday, in the organisation's zone.
 */
export async function tellStory(address: string): Promise<void> {
  const people = {
    address,
    admin: await Client.administrator(address),
    dana: await Client.signedIn(address, '101'),
    amir: await Client.signedIn(address, '102'),
    noa: await Client.signedIn(address, '103'),
    maya: await Client.signedIn(address, '105'),
  };
  await tellAdministration(people);
  await tellBookings(people);
  await tellLicences(people);
  await people.admin.post(`/api/admin/notifications/${await unsent(people.admin)}/retry`);
  await people.admin.post('/api/admin/notifications/retry', { channel: 'whatsapp' });
}

/** A message by WhatsApp, which is not set up. */
async function unsent(admin: Client): Promise<string> {
  for (;;) {
    type Message = Named & { readonly state: string };
    const messages = await admin.get<readonly Message[]>('/api/admin/notifications?channel=whatsapp');
    const found = messages.find(({ state }) => state === 'not_configured');
    if (found) return found.id;
    await setTimeout(200);
  }
}

/** The steps of a shift, by its responder and the administrator; hours count from the given one on. */
export function stepsOf(admin: Client, responder: Client, from = nextHour) {
  const step = {
    async request(vehicle: string, hours: number, more: object = {}): Promise<string> {
      const vehicleId = await vehicleCalled(admin, vehicle);
      const wish = { vehicleId, startTime: startIn(hours, from), duration: 2, purpose: 'Evening shift', ...more };
      return (await responder.post('/api/bookings', wish)).id;
    },
    approve: (id: string, adminNotes: string | null = null) =>
      admin.put(`/api/admin/bookings/${id}/approve`, { approved: true, adminNotes }),
    async sign(id: string) {
      const form = { signature: await drawnSignature(), name: 'Dana Levi', date: startIn(0, from).slice(0, 10) };
      await responder.post(`/api/bookings/${id}/signature`, form);
    },
    checkIn: (id: string, more: object = {}) => responder.post(`/api/bookings/${id}/check-in`, { ...checkIn, ...more }),
    checkOut: (id: string, more: object = {}, by = responder) =>
      by.post(`/api/bookings/${id}/checkout`, { ...checkOut, ...more }),
    async signed(vehicle: string, hours: number, more?: object): Promise<string> {
      const id = await step.request(vehicle, hours, more);
      await step.approve(id);
      await step.sign(id);
      return id;
    },
  };
  return step;
}

async function drawnSignature(): Promise<string> {
  const line = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="150"><path d="M20 90C60 10 90 140 280 100" fill="none" stroke="#114" stroke-width="4"/></svg>`;
  return `data:image/png;base64,${(await sharp(Buffer.from(line)).png().toBuffer()).toString('base64')}`;
}

async function tellBookings(people: People): Promise<void> {
  const { admin, dana, amir, noa, maya } = people;
  const [ofDana, ofAmir, ofNoa, ofMaya] = [dana, amir, noa, maya].map((one) => stepsOf(admin, one)) as [
    ReturnType<typeof stepsOf>,
    ReturnType<typeof stepsOf>,
    ReturnType<typeof stepsOf>,
    ReturnType<typeof stepsOf>,
  ];
  const uneventful = await ofDana.signed('ALS1', 0, { duration: 4 });
  await ofDana.checkIn(uneventful, { checkinNotes: 'Clean' });
  await ofDana.checkOut(uneventful, { checkoutNotes: 'Fuel card in the glove box' });

  const damaged = await ofAmir.signed('ALS1', 5);
  await ofAmir.checkIn(damaged, { mileage: 48_000, preExistingDamage: 'A dent', completedAt: startIn(-1) });
  await ofAmir.checkOut(damaged, { mileage: 48_100, damageReports: [scratch, torn], noDamageConfirmed: false });
  const open = await admin.get<readonly Named[]>('/api/admin/damage');
  for (const { id } of open) await admin.put(`/api/admin/damage/${id}/resolution`, { note: 'Repaired at the garage' });
  await admin.delete(`/api/admin/damage/${open[0]?.id}/resolution`);

  const handedBack = await ofMaya.signed('BLS1', 0);
  await ofMaya.checkIn(handedBack);
  await ofMaya.checkOut(handedBack, {}, admin);

  const recalled = await ofMaya.signed('BLS1', 3);
  await ofMaya.checkIn(recalled, { mileage: 48_300 });
  await admin.delete(`/api/admin/bookings/${recalled}`, { reason: 'The vehicle is needed' });

  await ofAmir.checkIn(await ofAmir.signed('PARAMEDIC 1', 8));
  await ofDana.signed('BLS2', 6);
  await ofMaya.approve(await ofMaya.request('BLS2', 9), 'Mind the bay');
  await ofNoa.request('FLY CAR 1', 12, { purpose: 'משמרת לילה' });
  await admin.put(`/api/admin/bookings/${await ofNoa.request('BLS2', 15)}/approve`, { approved: false });
  const rejected = await ofNoa.request('BLS2', 15);
  await admin.put(`/api/admin/bookings/${rejected}/status`, { status: 'rejected', reason: 'Training that day' });
  const cancelled = await ofNoa.request('BLS2', 15);
  await admin.put(`/api/admin/bookings/${cancelled}/status`, { status: 'approved' });
  await admin.put(`/api/admin/bookings/${cancelled}/status`, { status: 'cancelled', reason: 'Called off' });
  await noa.delete(`/api/bookings/${await ofNoa.request('BLS2', 15)}`);
  const withdrawn = await ofNoa.request('BLS2', 15);
  await ofNoa.approve(withdrawn);
  await noa.delete(`/api/bookings/${withdrawn}`);

  const taken = { vehicleId: await vehicleCalled(admin, 'BLS2'), startTime: startIn(6), duration: 2, purpose: 'Shift' };
  await noa.refusal('POST', '/api/bookings', taken);
  await dana.refusal('POST', '/api/bookings', { ...taken, startTime: startIn(24 * 8) });
  await tellProgram(people, taken);
}

/** A program that books and withdraws for somebody. */
async function tellProgram({ address, admin }: People, wish: object): Promise<void> {
  const scopes = ['bookings:write', 'bookings:read', 'audit:read', 'fleet:read'];
  const { token } = await admin.post<{ token: string }>('/api/admin/access-tokens', { name: 'Scheduler', scopes });
  const program = new Client(address, { authorization: `Bearer ${token}`, 'on-behalf-of': '104' });
  const booked = (hours: number) => program.post('/api/bookings', { ...wish, startTime: startIn(hours) });
  await booked(20);
  await program.delete(`/api/bookings/${(await booked(23)).id}`);
}

/** Two sides of a licence, handed in, replaced, rejected and approved; and a responder who is erased after a shift. */
async function tellLicences(people: People): Promise<void> {
  const { address, admin } = people;
  const newcomer = await Client.signedIn(address, '111');
  await newcomer.put('/api/auth/update-profile', {
    firstName: 'Omer',
    lastName: 'Golan',
    email: 'omer.golan@example.org',
    phoneNumber: '0500000111',
    department: 'EMT',
    language: 'he',
    channels: ['email'],
  });
  await handIn(newcomer, 1);
  await handIn(newcomer, 2);
  await review(admin, { status: 'rejected', notes: 'The back is blurred' });
  await handIn(newcomer, 3);
  await review(admin, { status: 'approved' });
  await handIn(newcomer, 4);

  const person = { firstName: 'Tal', lastName: 'Mizrahi', email: 'tal@example.org', department: 'Operations' };
  const leaving = await admin.post('/api/users', { ...person, unitNumber: '120', phoneNumber: '0500000120' });
  const tal = await Client.signedIn(address, '120');
  await handIn(tal, 5);
  for (const { id } of (await waiting(admin)).filter(({ user }) => user.unitNumber === '120'))
    await admin.put(`/api/admin/license-verifications/${id}`, { status: 'approved', notes: 'Thank you' });
  const step = stepsOf(admin, tal);
  const shift = await step.signed('BLS1', 26);
  await step.checkIn(shift, { mileage: 48_400 });
  await step.checkOut(shift, { mileage: 48_410, checkoutNotes: 'Thank you all' });
  await admin.delete(`/api/users/${leaving.id}`);
}

const waiting = (admin: Client) =>
  admin.get<readonly (Named & { user: { unitNumber: string } })[]>('/api/admin/license-verifications');

async function review(admin: Client, decision: object): Promise<void> {
  for (const { id } of await waiting(admin)) await admin.put(`/api/admin/license-verifications/${id}`, decision);
}

async function handIn(responder: Client, nth: number): Promise<void> {
  const photo = async (width: number) => {
    const { uploadURL } = await responder.post<{ uploadURL: string }>('/api/objects/upload');
    const picture = sharp({ create: { width, height: 40, channels: 3, background: '#3366cc' } });
    await responder.put(uploadURL, await picture.jpeg().toBuffer());
    return uploadURL;
  };
  await responder.post('/api/license-verification', {
    frontPhotoURL: await photo(60 + nth),
    backPhotoURL: await photo(80 + nth),
  });
}

export async function vehicleCalled(reader: Client, name: string): Promise<string> {
  const fleet = await reader.get<readonly (Named & { name: string })[]>('/api/vehicles');
  const vehicle = fleet.find((one) => one.name === name);
  if (!vehicle) throw new Error(`no vehicle ${name}`);
  return vehicle.id;
}
