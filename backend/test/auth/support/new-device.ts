import request from 'supertest';
import type { MailServer } from '../../support/servers/mail-server.js';
import type { Person, TestApp } from '../../support/app.js';

/** Environment with both channels configured. */
export const channelsAt = (mail: { readonly port: number }, cloud?: { readonly url: string }) => ({
  SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  MAIL_FROM: 'Rigbook <office@rigbook.example>',
  ...(cloud && { WHATSAPP_API_URL: cloud.url, WHATSAPP_TOKEN: 'a-token', WHATSAPP_PHONE_NUMBER_ID: '1234' }),
});

/** Chooses whether new devices are confirmed, as an administrator on a device that is known from before. */
export async function confirmNewDevices(admin: Person, chosen = true): Promise<void> {
  await admin.put('/api/admin/settings').send({ confirmNewDevices: chosen }).expect(200);
}

/** Unit and digits on some device. */
export const login = (person: Person, unitNumber: string, phoneLastFour = `0${unitNumber}`) =>
  person.post('/api/auth/login').send({ unitNumber, phoneLastFour });

/** The latest code that was mailed. */
export const mailedCode = (mail: MailServer): string =>
  /^(\d{6}) is your code/m.exec(mail.arrived.at(-1)?.source ?? '')?.[1] ?? '';

export const otherThan = (code: string): string => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

/** The name and value of a cookie that an answer sets. */
export function setCookie(answer: request.Response, name: string): string {
  const cookie = (answer.get('Set-Cookie') ?? []).find((one) => one.startsWith(`${name}=`));
  if (cookie === undefined) throw new Error(`${name} was not set`);
  return cookie.split(';')[0] ?? '';
}

/** A visitor with exactly these cookies. */
export const browserWith = ({ url }: Pick<TestApp, 'url'>, ...cookies: readonly string[]) => {
  const header = cookies.join('; ');
  return {
    get: (path: string) => request(url).get(path).set('Cookie', header),
    post: (path: string) => request(url).post(path).set('Cookie', header),
  };
};

export const sendCode = (person: Pick<Person, 'post'>, channel = 'email') =>
  person.post('/api/auth/login/send-code').send({ channel });

export const confirm = (person: Pick<Person, 'post'>, code: string) =>
  person.post('/api/auth/login/confirm').send({ code });
