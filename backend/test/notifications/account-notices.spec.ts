import { accountNoticeLimits } from '@rigbook/contracts/auth/account-change.words';
import { ForgetFormerContacts } from '../../src/notifications/account-notices/forget-former-contacts.js';
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
const change = async (person: Person, changes: object) => {
  const { firstName, lastName, email, phoneNumber, department } = (await person.get('/api/auth/user')).body;
  const profile = { firstName, lastName, email, phoneNumber, department };
  return person
    .put('/api/auth/update-profile')
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

describe('a person whose account changes is told', () => {
  it('of another email address at the old one, at the new one and by WhatsApp, whatever channels they chose', async () => {
    const dana = await opened.app.signIn('101');
    await change(dana, { channels: ['email'] });
    const before = await profileOf(dana);
    await change(dana, { email: 'moved@elsewhere.example' });
    const words = 'The email address is now m…@e…';
    await eventually(() => {
      expect(mailsAbout(before.email, words)).toHaveLength(1);
      expect(mailsAbout('moved@elsewhere.example', words)).toHaveLength(1);
      expect(whatsAppsAbout(before.phoneNumber, words)).toHaveLength(1);
    });
    const [text = ''] = mailsAbout(before.email, words);
    expect(text).not.toContain('moved@elsewhere.example');
    expect(text).toContain('This was done in the account on');
    expect(text).toContain('Devices and sessions');
  });

  it('of another phone number at both numbers, and of an administrator who entered it', async () => {
    const { id, email, phoneNumber } = await profileOf(await opened.app.signIn('102'));
    await admin.put(`/api/users/${id}`).send({ phoneNumber: '0521230042' }).expect(200);
    const words = 'The phone number is now …42';
    await eventually(() => {
      expect(whatsAppsAbout(phoneNumber, words)).toHaveLength(1);
      expect(whatsAppsAbout('0521230042', words)).toHaveLength(1);
      expect(mailsAbout(email, words)).toHaveLength(1);
    });
    expect(mailsAbout(email, words)[0]).toContain('An administrator did this on');
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
      expect(mailsAbout(email, 'The email address is now')).toHaveLength(1);
      expect(whatsAppsAbout(phoneNumber, 'The phone number is now')).toHaveLength(1);
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
    const noticesOf = async (id: string) =>
      opened.app.database.query({
        name: 'test.notices',
        text: 'SELECT FROM account_notice WHERE responder_id = $1',
        values: [id],
      });
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

  it(`of ${accountNoticeLimits.changesADay} changes a day: a stranger’s mailbox is filled by nobody`, async () => {
    const omer = await opened.app.signIn('105');
    const { id } = await profileOf(omer);
    for (let times = 0; times < accountNoticeLimits.changesADay + 3; times += 1)
      await change(omer, { email: `zebra-${times}@example.org` });
    const rows = await opened.app.database.query({
      name: 'test.told-changes',
      text: 'SELECT DISTINCT at FROM account_notice WHERE responder_id = $1',
      values: [id],
    });
    expect(rows.length).toBeLessThanOrEqual(accountNoticeLimits.changesADay);
    await admin.delete(`/api/users/${id}`).expect(204);
    expect(await wordsInDatabase(opened.app.testDatabase.url, 'zebra-')).toEqual([]);
  });
});

it('an old contact is forgotten a month later', async () => {
  opened.app.clock.advanceMinutes(24 * 60 * accountNoticeLimits.formerContactDays + 1);
  await opened.app.nest.get(ForgetFormerContacts, { strict: false }).takeTurn();
  const kept = await opened.app.database.query({
    name: 'test.former-contacts',
    text: 'SELECT FROM account_notice WHERE former_contact IS NOT NULL',
    values: [],
  });
  expect(kept).toEqual([]);
});
