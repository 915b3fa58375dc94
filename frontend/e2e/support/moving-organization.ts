import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test';
import {
  addHours,
  addMinutes,
  DEFAULT_ZONE,
  type Instant,
  instantOfDate,
  millisOf,
} from '@rigbook/contracts/kernel/time';
import { addDays, atHour, weekStartsOn } from '@rigbook/contracts/kernel/calendar';
import { call, type Named } from './api';
import { startMailbox } from './mailbox';
import { openAdministrationOf } from './mailed-organization';
import { freePort } from '../../../backend/test/support/servers/free-port';
import { moveDate, movedMilliseconds } from './moved-date';
import { startServer } from './server';

/** Next Monday at nine in the morning: no hours for administrators are near, whenever a journey runs. */
const mondayMorning = (): Instant => {
  const sunday = weekStartsOn(instantOfDate(new Date()), DEFAULT_ZONE);
  return atHour(addDays(sunday, 8), 9, DEFAULT_ZONE);
};

/** An organization of its own, with a mailbox, whose date the journey moves: from a Monday morning on, on the server and on each page. */
export async function startMovingOrganization() {
  const mailbox = await startMailbox();
  const began = mondayMorning();
  const real = () => Date.now() - movedMilliseconds();
  const before = millisOf(began) - real();
  let moved = before;
  const server = await startServer(
    await freePort(),
    { SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`, MAIL_FROM: 'Rigbook <office@rigbook.example>' },
    { moved, movable: true },
  );
  const movedOn = new WeakMap<Page, number>();
  const contexts: APIRequestContext[] = [];
  const signedInAs = async (unitNumber: string): Promise<APIRequestContext> => {
    const person = await request.newContext({ baseURL: server.url });
    contexts.push(person);
    await call(person, 'POST', '/api/auth/login', { unitNumber, phoneLastFour: `0${unitNumber}` });
    return person;
  };

  return {
    url: server.url,
    began,
    mailbox,
    signedInAs,
    async administrator(): Promise<APIRequestContext> {
      const admin = await request.newContext({ baseURL: server.url });
      contexts.push(admin);
      await openAdministrationOf(admin);
      return admin;
    },
    /** So long after the beginning. */
    moveTo({ hours = 0, minutes = 0 }: { readonly hours?: number; readonly minutes?: number }): Instant {
      const then = addMinutes(addHours(began, hours), minutes);
      moved = millisOf(then) - real();
      server.moveTo(moved);
      return then;
    },
    /** A page on another device. */
    async newPage(browser: Browser): Promise<Page> {
      return (await browser.newContext({ baseURL: server.url })).newPage();
    },
    /** Gives the page the date of the server, from its next address on. */
    async giveDate(page: Page): Promise<void> {
      await page.addInitScript(moveDate, moved - (movedOn.get(page) ?? movedMilliseconds()));
      movedOn.set(page, moved);
    },
    async vehicle(name: string): Promise<Named> {
      const person = await signedInAs('101');
      const found = (await call<Named[]>(person, 'GET', '/api/vehicles')).find((vehicle) => vehicle.name === name);
      if (!found) throw new Error(`No vehicle ${name}`);
      return found;
    },
    async stop(): Promise<void> {
      for (const context of contexts) await context.dispose();
      await server.stop();
      await mailbox.stop();
    },
  };
}

export type MovingOrganization = Awaited<ReturnType<typeof startMovingOrganization>>;
