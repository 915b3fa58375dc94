import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { OneTimeCodes } from '../../src/auth/one-time-code/one-time-codes.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { type CloudApi, cloudError, startCloudApi } from '../support/servers/cloud-api.js';
import { type MailServer, startMailServer } from '../support/servers/mail-server.js';

let mail: MailServer;
let cloud: CloudApi;
let app: TestApp;
let codes: OneTimeCodes;

beforeAll(async () => {
  [mail, cloud] = await Promise.all([startMailServer(), startCloudApi()]);
  app = await startTestApp({
    environment: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Rigbook <office@rigbook.example>',
      WHATSAPP_API_URL: cloud.url,
      WHATSAPP_TOKEN: 'a-token',
      WHATSAPP_PHONE_NUMBER_ID: '1234',
    },
  });
  codes = app.nest.get(OneTimeCodes);
});
afterAll(async () => {
  await app.close();
  await Promise.all([mail.close(), cloud.close()]);
});
beforeEach(() => app.clock.advanceMinutes(25 * 60));

const idOf = async (unitNumber: string): Promise<ResponderId> => {
  const text = `SELECT id FROM responder WHERE unit_number = $1`;
  const [row] = await app.database.query<{ id: ResponderId }>({ name: 'test.id-of', text, values: [unitNumber] });
  return row!.id;
};

const whom = async (unitNumber = '101', purpose: 'device' | 'proof' = 'device') => ({
  responderId: await idOf(unitNumber),
  purpose,
  now: app.clock.now(),
});
const sendTo = async (unitNumber?: string, purpose?: 'device' | 'proof') => {
  await codes.send({ ...(await whom(unitNumber, purpose)), channel: 'email' });
  return mailedCode();
};
const mailedCode = () => /^(\d{6}) is your code/m.exec(mail.arrived.at(-1)!.source)?.[1] ?? '';
const check = async (code: string, unitNumber?: string, purpose?: 'device' | 'proof') =>
  codes.check({ ...(await whom(unitNumber, purpose)), code });
const otherThan = (code: string) => `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0');

describe('a one-time code', () => {
  it('goes by mail, and is accepted once', async () => {
    const code = await sendTo();
    expect(code).toMatch(/^\d{6}$/);
    expect(mail.arrived.at(-1)!.source).not.toMatch(new RegExp(`^Subject:.*${code}`, 'm'));
    await check(code);
    await expect(check(code)).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it("goes by WhatsApp in Meta's template for codes, with the button that copies it", async () => {
    await codes.send({ ...(await whom()), channel: 'whatsapp' });
    const { template, to } = cloud.calls.at(-1)!.body as { to: string; template: { components: object[] } };
    expect(to).toBe('+972500000101');
    expect(template).toMatchObject({
      name: 'rigbook_code',
      components: [
        { type: 'body', parameters: [{ type: 'text', text: expect.stringMatching(/^\d{6}$/) }] },
        { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text' }] },
      ],
    });
  });

  it('shows where it can go, masked', async () => {
    expect(await codes.channelsOf(await idOf('101'))).toEqual([
      { channel: 'whatsapp', to: '…01' },
      { channel: 'email', to: expect.stringMatching(/^.…@e…$/) },
    ]);
  });

  it('is nowhere in the database, not even for a moment in a queue', async () => {
    const code = await sendTo();
    const tables = await app.database.query<{ table: string }>({
      name: 'test.tables',
      text: `SELECT quote_ident(tablename) AS table FROM pg_tables WHERE schemaname = 'public'`,
      values: [],
    });
    expect(tables.length).toBeGreaterThan(20);
    for (const { table } of tables) {
      const text = `SELECT t::text AS found FROM ${table} t WHERE t::text ~ ('(^|[^0-9a-f])' || $1 || '([^0-9a-f]|$)')`;
      expect(await app.database.query({ name: '', text, values: [code] })).toEqual([]);
    }
  });

  it('ends after five wrong tries, however many come at once', async () => {
    const code = await sendTo();
    const wrong = otherThan(code);
    const tries = await Promise.allSettled(Array.from({ length: 12 }, () => check(wrong)));
    const said = tries.map((one) => (one.status === 'rejected' ? (one.reason as { code: string }).code : 'accepted'));
    expect(said.filter((one) => one === 'CODE_INCORRECT')).toHaveLength(5);
    expect(said.filter((one) => one === 'CODE_EXPIRED')).toHaveLength(7);
    await expect(check(code)).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('is accepted once of many at the same moment', async () => {
    const code = await sendTo();
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => check(code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is over after ten minutes', async () => {
    const code = await sendTo();
    app.clock.advanceMinutes(10);
    await expect(check(code)).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
  });

  it('is replaced by the next one', async () => {
    const first = await sendTo();
    const second = await sendTo();
    if (first !== second) await expect(check(first)).rejects.toMatchObject({ code: 'CODE_INCORRECT' });
    await check(second);
  });

  it('is worthless for another person and another purpose', async () => {
    const code = await sendTo('101');
    await expect(check(code, '102')).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
    await expect(check(code, '101', 'proof')).rejects.toMatchObject({ code: 'CODE_EXPIRED' });
    const others = await sendTo('102');
    if (code !== others) await expect(check(code, '102')).rejects.toMatchObject({ code: 'CODE_INCORRECT' });
    await check(code, '101');
  });

  it('is sent six times an hour and ten times a day, however many ask at once', async () => {
    const before = mail.arrived.length;
    const asked = await Promise.allSettled(Array.from({ length: 9 }, () => sendTo('103')));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
    expect(mail.arrived).toHaveLength(before + 6);
    await expect(sendTo('103', 'proof')).rejects.toMatchObject({
      code: 'TOO_MANY_CODES',
      facts: { retryAfterSeconds: 3600 },
    });
    app.clock.advanceMinutes(60);
    for (let more = 0; more < 4; more += 1) await sendTo('103');
    await expect(sendTo('103')).rejects.toMatchObject({ facts: { retryAfterSeconds: 23 * 3600 } });
    app.clock.advanceMinutes(23 * 60);
    await sendTo('103');
  });

  it('that could not be delivered says so', async () => {
    cloud.answer(400, cloudError(131026, 'Message undeliverable'));
    await expect(codes.send({ ...(await whom()), channel: 'whatsapp' })).rejects.toMatchObject({
      code: 'CODE_NOT_SENT',
      facts: { channel: 'whatsapp' },
    });
  });
});
