import { eventually } from '../event-store/support/eventually.js';
import { allowTakes, emergency } from '../support/emergency.js';
import { mailParts } from '../support/servers/mail-parts.js';
import { type DeliveryApp, openDelivery } from './support/delivery-app.js';

let opened: DeliveryApp;
beforeAll(async () => {
  opened = await openDelivery(undefined);
});
afterAll(() => opened.close());

const rows = <Row extends object>(text: string, values: unknown[] = []) =>
  opened.app.database.query<Row>({ name: `test.${text}`, text, values });

it('every other administrator who is not suspended is told of an emergency take, by each channel they have', async () => {
  const { app, ruth, mail } = opened;
  await allowTakes(ruth, '101', '102');
  await rows(`UPDATE responder SET is_admin = true WHERE unit_number IN ('102', '103', '104', '105')`);
  await rows(`UPDATE responder SET email = NULL WHERE unit_number = '103'`);
  await rows(`UPDATE responder SET suspended_at = now() WHERE unit_number = '104'`);
  await rows(`UPDATE responder SET channels = '{email}' WHERE unit_number = '105'`);
  const taker = await app.signIn('102');
  const { status, body } = await emergency(app, taker).take('BLS1', { reason: 'Child not breathing' });
  expect(status).toBe(201);
  const told = await rows<{ told: string }>(
    `SELECT r.unit_number || ' ' || n.channel AS told FROM notification n JOIN responder r ON r.id = n.responder_id
     WHERE n.booking_id = $1 AND n.kind = 'emergency_take' ORDER BY told`,
    [body.id],
  );
  expect(told.map((one) => one.told)).toEqual([
    '100 email',
    '100 whatsapp',
    '103 whatsapp',
    '105 email',
    '105 whatsapp',
  ]);
  await eventually(async () => {
    const texts = mail.arrived.map(({ source }) => mailParts(source)[0]?.content ?? '');
    const about = texts.filter((text) => text.includes('has just taken a vehicle without approval'));
    expect(about).toHaveLength(2);
    for (const text of about) {
      expect(text).toMatch(/\(unit 102\)/);
      expect(text).toContain('Child not breathing');
      expect(text).toContain(`/admin?tab=diary&booking=${body.id}`);
    }
  });
});
