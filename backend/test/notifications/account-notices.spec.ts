import { accountNoticeLimits } from '@rigbook/contracts/auth/account-change.words';
import { ForgetContacts } from '../../src/notifications/account-notices/forget-contacts.js';
import { softwareAuthenticator } from '../auth/support/software-authenticator.js';
import { eventually } from '../event-store/support/eventually.js';
import type { Person } from '../support/app.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { wordsInDatabase } from '../support/words-in-database.js';
import { type DeliveryApp, openDelivery, unfolded } from './support/delivery-app.js';

let opened: DeliveryApp;
let admin: Person;
beforeAll(async () => {
  opened = await openDelivery(undefined);
  admin = opened.ruth;
});
afterAll(() => opened.close());

interface Profile {
  readonly id: string;
  readonly email: string;
  readonly phoneNumber: string;
}
const profileOf = async (person: Person) => (await person.get('/api/auth/user').expect(200)).body as Profile;
const change = async (person: Person, changes: object, headers: Record<string, string> = {}) => {
  const { firstName, lastName, email, phoneNumber, department } = (await person.get('/api/auth/user')).body;
  const profile = { firstName, lastName, email, phoneNumber, department };
  return person
    .put('/api/auth/update-profile')
    .set(headers)
    .send({ ...profile, ...changes })
    .expect(200);
};

const mailsAbout = (address: string, words: string) =>
  opened.mail.arrived
    .filter(({ to, source }) => to.includes(address) && /^Subject: Your account was changed\r$/m.test(unfolded(source)))
    .map(({ source }) => mailParts(source)[0]?.content ?? '')
    .filter((text) => text.includes(words));
const whatsAppsAbout = (phoneNumber: string, words: string) =>
  opened.cloud.calls
    .filter(({ body }) => body['to'] === `+972${phoneNumber.slice(1)}`)
    .map(({ body }) => JSON.stringify(body['template']))
    .filter((template) => template.includes('rigbook_account_changed') && template.includes(words));

const noticesOf = async (id: string) =>
  opened.app.database.query({
    name: 'test.notices',
    text: 'SELECT notification_id FROM account_notice WHERE responder_id = $1 ORDER BY 1',
    values: [id],
  });
const waitingMails = async () =>
  opened.app.database.query({
    name: 'test.waiting-mails',
    text: `SELECT FROM notification WHERE kind = 'account_changed' AND channel = 'email' AND state = 'queued' AND tries > 0`,
    values: [],
  });

describe('a person whose account changes is told', () => {
  it('of another email address at the old one, at the new one and by WhatsApp, whatever channels they chose', async () => {
    const dana = await opened.app.signIn('101');
    await change(dana, { channels: ['email'] });
    const before = await profileOf(dana);
    const withFirefox = { 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:151.0) Gecko/151.0 Firefox/151.0' };
    await change(dana, { email: 'moved@elsewhere.example' }, withFirefox);
    const words = 'The email address was changed (new: m…@e…).';
    await eventually(() => {
      expect(mailsAbout(before.email, words)).toHaveLength(1);
      expect(mailsAbout('moved@elsewhere.example', words)).toHaveLength(1);
      expect(whatsAppsAbout(before.phoneNumber, words)).toHaveLength(1);
    });
    const [text = ''] = mailsAbout(before.email, words);
    expect(text).not.toContain('moved@elsewhere.example');
    expect(text).toContain('This was done in the account on');
    expect(text).toMatch(/Device: Firefox · Android\.\s+Network: 127\.0\.0\.1\./);
    expect(text).toMatch(/“Devices and sessions” and end what is not yours:\s+http:\S+\/#devices/);
  });

  it('of another phone number at both numbers, and of an administrator who entered it', async () => {
    const { id, email, phoneNumber } = await profileOf(await opened.app.signIn('102'));
    await admin.put(`/api/users/${id}`).send({ phoneNumber: '0521230042' }).expect(200);
    const words = 'The phone number was changed (new: …42).';
    await eventually(() => {
      expect(whatsAppsAbout(phoneNumber, words)).toHaveLength(1);
      expect(whatsAppsAbout('0521230042', words)).toHaveLength(1);
      expect(mailsAbout(email, words)).toHaveLength(1);
    });
    const { body: listed } = await admin.get('/api/admin/notifications?topic=account&search=102').expect(200);
    expect((listed as { accountChange: object }[]).map(({ accountChange }) => accountChange)).toEqual([
      { kind: 'phone', toFormerContact: true },
      { kind: 'phone', toFormerContact: false },
      { kind: 'phone', toFormerContact: false },
    ]);
    const [text = ''] = mailsAbout(email, words);
    expect(text).toContain('An administrator did this on');
    expect(text).toContain('With it every device was signed out');
    expect(text).not.toContain('Network:');
    await eventually(async () => {
      const { body } = await admin.get('/api/audit/access-record?limit=500').expect(200);
      const changed = (body as { kind: string; route: string }[]).filter(({ kind }) => kind === 'contact-changed');
      expect(changed.map(({ route }) => route)).toEqual(['PUT /api/users/:id', 'PUT /api/auth/update-profile']);
    });
  });

  it('of both at once, at both old contacts', async () => {
    const noa = await opened.app.signIn('103');
    const { email, phoneNumber } = await profileOf(noa);
    await change(noa, { email: 'both@elsewhere.example', phoneNumber: '0521230043' });
    await eventually(() => {
      expect(mailsAbout(email, 'The email address was changed')).toHaveLength(1);
      expect(whatsAppsAbout(phoneNumber, 'The phone number was changed')).toHaveLength(1);
    });
  });

  it('of passkeys, calendar addresses and Microsoft accounts, in their own language', async () => {
    const lior = await opened.app.signIn('104');
    await change(lior, { language: 'he' });
    const { id, email } = await profileOf(lior);
    const inHebrew = (words: string) =>
      opened.mail.arrived.filter(
        ({ to, source }) => to.includes(email) && (mailParts(source)[0]?.content ?? '').includes(words),
      );
    const passkey = softwareAuthenticator(opened.app.url);
    const { body } = await lior.get('/api/auth/passkeys/options').expect(200);
    const response = passkey.create(body.options);
    const added = await lior.post('/api/auth/passkeys').send({ name: 'Phone', response }).expect(201);
    await lior.delete(`/api/auth/passkeys/${added.body.id}`).expect(204);
    await lior.post('/api/calendar-feed').expect(201);
    await lior.delete('/api/calendar-feed').expect(204);
    const account = { issuer: 'https://login.example.org/v2.0', subject: 'lior' };
    await admin.put(`/api/users/${id}/microsoft-account`).send(account).expect(204);
    await admin.delete(`/api/users/${id}/microsoft-account`).expect(204);
    const words = [
      'נוסף מפתח גישה',
      'הוסר מפתח גישה',
      'נוצרה כתובת יומן חדשה',
      'כתובת היומן בוטלה',
      'קושר חשבון Microsoft',
      'הקישור לחשבון Microsoft הוסר',
    ];
    await eventually(() => expect(words.map((one) => inHebrew(one).length)).toEqual(words.map(() => 1)));
    expect(inHebrew('נעשה בידי מנהל')).toHaveLength(2);
  });

  it('of nothing where nothing changes, nor by the first profile of a newcomer', async () => {
    const omer = await opened.app.signIn('105');
    await change(omer, { firstName: 'Omer' });
    await omer.delete('/api/calendar-feed').expect(204);
    expect(await noticesOf((await profileOf(omer)).id)).toEqual([]);

    const newcomer = await opened.app.signIn('111');
    const profile = { firstName: 'Gal', lastName: 'Bar', email: 'gal@example.org', department: 'EMT' };
    const { id, phoneNumber } = await profileOf(newcomer);
    await newcomer
      .put('/api/auth/update-profile')
      .send({ ...profile, phoneNumber })
      .expect(200);
    expect(await noticesOf(id)).toEqual([]);
  });

  it('of a passkey where they were reachable then, though the address changed before the message left', async () => {
    const omer = await opened.app.signIn('105');
    const { email } = await profileOf(omer);
    const passkey = softwareAuthenticator(opened.app.url);
    const { body } = await omer.get('/api/auth/passkeys/options').expect(200);
    const added = { name: 'Stolen', response: passkey.create(body.options) };
    opened.servers.mailbox = (_address, done) => done(Object.assign(new Error('later'), { responseCode: 451 }));
    await omer.post('/api/auth/passkeys').send(added).expect(201);
    await change(omer, { email: 'thief@elsewhere.example' });
    await eventually(async () => expect(await waitingMails()).toHaveLength(3));
    opened.servers.takeAllMail();
    opened.app.clock.advanceMinutes(30);
    await eventually(() => expect(mailsAbout(email, 'A passkey was added.')).toHaveLength(1));
    expect(mailsAbout('thief@elsewhere.example', 'A passkey was added.')).toEqual([]);
  });

  it('of nothing that was refused', async () => {
    const lior = await opened.app.signIn('104');
    const { id } = await profileOf(lior);
    const before = await noticesOf(id);
    await lior.delete('/api/auth/passkeys/0197f1c2-6f0e-8c3a-9d55-2f0a6a1b7c10').expect(404);
    expect(await noticesOf(id)).toEqual(before);
  });

  it('of a new phone number, however many calendar addresses were made before', async () => {
    const lior = await opened.app.signIn('104');
    const { phoneNumber } = await profileOf(lior);
    for (let times = 0; times < accountNoticeLimits.ofAKindADay + 2; times += 1)
      await lior.post('/api/calendar-feed').expect(201);
    await change(lior, { phoneNumber: '0521230044', language: 'en' });
    await eventually(() =>
      expect(whatsAppsAbout(phoneNumber, 'The phone number was changed (new: …44)')).toHaveLength(1),
    );
  });

  it(`of ${accountNoticeLimits.ofAKindADay} changes of a kind a day: a stranger’s mailbox is filled by nobody`, async () => {
    const omer = await opened.app.signIn('105');
    const { id } = await profileOf(omer);
    for (let times = 0; times < accountNoticeLimits.ofAKindADay + 3; times += 1)
      await change(omer, { email: `zebra-${times}@example.org` });
    const rows = await opened.app.database.query({
      name: 'test.told-changes',
      text: `SELECT DISTINCT at FROM account_notice WHERE responder_id = $1 AND change = 'email'`,
      values: [id],
    });
    expect(rows.length).toBeLessThanOrEqual(accountNoticeLimits.ofAKindADay);
    await admin.delete(`/api/users/${id}`).expect(204);
    expect(await wordsInDatabase(opened.app.testDatabase.url, 'zebra-')).toEqual([]);
  });
});

it('a contact is forgotten a month later, with the network', async () => {
  opened.app.clock.advanceMinutes(24 * 60 * accountNoticeLimits.contactDays + 1);
  await opened.app.nest.get(ForgetContacts, { strict: false }).takeTurn();
  const kept = await opened.app.database.query({
    name: 'test.contacts',
    text: 'SELECT FROM account_notice WHERE contact IS NOT NULL OR network IS NOT NULL',
    values: [],
  });
  expect(kept).toEqual([]);
});
