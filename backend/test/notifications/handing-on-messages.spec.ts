import { eventually } from '../event-store/support/eventually.js';
import { accept, decline, give, needsApproval } from '../support/handing-on.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type DeliveryApp, openDelivery } from './support/delivery-app.js';

let opened: DeliveryApp;
beforeAll(async () => {
  opened = await openDelivery(undefined);
});
afterAll(() => opened.close());

const arrived = async (subject: RegExp) => {
  await eventually(() => expect(opened.mails(subject)).not.toEqual([]));
  return opened.mails(subject)[0]!.source;
};
const words = (source: string) => mailParts(source)[0]!.content;

it('a booking that goes to a colleague leaves one calendar and comes into the other', async () => {
  const { app, step } = opened;
  const [dana, amir, admin] = [await app.signIn('101'), await app.signIn('102'), await app.signInAdmin()];
  await needsApproval(admin, false);
  const booking = await step.signed('ALS1');
  const { body: declined } = await give(dana, booking, '102').expect(201);
  expect(words(await arrived(/^Dana Levi offers you ALS1, Mon 23 Nov, 18:00$/))).toContain('In return: nothing');
  await decline(amir, declined as { id: string }).expect(204);
  expect(words(await arrived(/^Offer ended: ALS1, Mon 23 Nov, 18:00$/))).toContain('It was declined.');

  const { body: offer } = await give(dana, booking, '102').expect(201);
  await accept(amir, offer as { id: string }, booking).expect(200);
  const lost = await arrived(/^Yours no longer: ALS1, Mon 23 Nov, 18:00$/);
  expect(words(lost)).toContain('Amir Cohen has this booking now');
  expect(lost).toMatch(/method=CANCEL/);
  await eventually(() => {
    const approvals = opened.mails(/^.*ALS1.*$/).filter(({ source }) => /method=REQUEST/.test(source));
    expect(approvals.some(({ source }) => words(source).includes('Amir Cohen'))).toBe(true);
  });
  expect(lost).not.toMatch(/\{\{/);
});
