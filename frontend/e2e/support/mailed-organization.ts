import { type APIRequestContext, expect, request } from '@playwright/test';
import { nextFreeStart } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { addHours, DEFAULT_ZONE, instantOfDate } from '@rigbook/contracts/kernel/time';
import { call, type Named } from './api';
import { type Mailbox, startMailbox } from './mailbox';
import { freePort } from '../../../backend/test/support/servers/free-port';
import { startServer } from './server';

/** An organization of its own, whose administrator is told of each request by mail. */
export async function startMailedOrganization() {
  const mailbox = await startMailbox();
  const server = await startServer(await freePort(), {
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    MAIL_FROM: 'Rigbook <office@rigbook.example>',
  });
  const admin = await request.newContext({ baseURL: server.url });
  await openAdministrationOf(admin);
  await haveRequestsMailed(admin);

  return {
    url: server.url,
    /** Somebody asks for the vehicle in the first hours that people may ask for, from so many hours from now on. */
    async ask(unitNumber: string, vehicleName: string, hoursAhead: number): Promise<void> {
      const person = await request.newContext({ baseURL: server.url });
      await call(person, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
      const fleet = await call<Named[]>(person, 'GET', '/api/vehicles');
      const now = instantOfDate(new Date());
      const given = { now, zone: DEFAULT_ZONE, isAdmin: false, taken: [] };
      await call(person, 'POST', '/api/bookings', {
        vehicleId: fleet.find(({ name }) => name === vehicleName)?.id,
        startTime: nextFreeStart(addHours(now, hoursAhead), 2, given),
        duration: 2,
        purpose: 'Night watch, south sector',
      });
      await person.dispose();
    },
    linkTo: async (address: string, vehicleName: string): Promise<string> =>
      `${server.url}${await decisionIn(mailbox, address, vehicleName)}`,
    async stop(): Promise<void> {
      await admin.dispose();
      await server.stop();
      await mailbox.stop();
    },
  };
}

export type MailedOrganization = Awaited<ReturnType<typeof startMailedOrganization>>;

/** The office and the administrator get each request, the latter at noa@example.org. */
export async function haveRequestsMailed(admin: APIRequestContext): Promise<void> {
  await call(admin, 'PUT', '/api/admin/settings', { contactEmail: 'office@example.org' });
  const { firstName, lastName, phoneNumber, department } = await call<Record<string, string>>(
    admin,
    'GET',
    '/api/auth/user',
  );
  const profile = { firstName, lastName, phoneNumber, department, email: 'noa@example.org' };
  await call(admin, 'PUT', '/api/auth/update-profile', { ...profile, decisionChannels: ['email'] });
}

/** The path of the decision in the latest mail to somebody about that vehicle. */
export async function decisionIn(mailbox: Mailbox, address: string, vehicleName: string): Promise<string> {
  // without the soft line breaks of mails
  const mail = () => mailbox.latestTo(address, `${vehicleName} for unit`)?.replaceAll('=\r\n', '') ?? '';
  const link = () => /\/decide#[\w.-]+/.exec(mail())?.[0];
  await expect.poll(link, { timeout: 90_000 }).toBeDefined();
  return link() ?? '';
}

/** Signs the administrator in, past the password. */
export async function openAdministrationOf(admin: APIRequestContext, url = ''): Promise<void> {
  await call(admin, 'POST', `${url}/api/auth/login`, { unitNumber: '100', phoneLastFour: '0100' });
  await call(admin, 'POST', `${url}/api/auth/verify-admin-password`, { password: 'rigbook-demo' });
}
