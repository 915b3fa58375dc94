import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import { templateTypes } from '@rigbook/contracts/notifications/templates/template.words';
import { withConnection } from '../../src/platform/database/with-connection.js';
import { startTestApp, type Person, type TestApp } from '../support/app.js';
import { rowsTouched, scansOf } from '../support/query-plan.js';
import { templateIdOf } from '../../src/notifications/templates/template.js';
import { templateHistory } from '../../src/notifications/templates/template-history/read-template-history.controller.js';

interface Template {
  readonly id: string;
  readonly type: string;
  readonly language: string;
  readonly subject: string;
  readonly content: string;
  readonly version: number;
  readonly isDefault: boolean;
}

let app: TestApp;
let ruth: Person;
let other: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [ruth, other] = await Promise.all([app.signInAdmin(), app.signInAdmin()]);
});
afterAll(() => app.close());

const path = '/api/admin/templates';
const all = async () => (await ruth.get(path).expect(200)).body as Template[];
const templateIn = async (type: string, language: string) =>
  (await all()).find((template) => template.type === type && template.language === language)!;
const text = { subject: 'No: {{vehicleName}}', content: 'Hello {{responderName}},\n\n{{ reason }}' };
const change = ({ id, version }: Template, changes: object = {}, by = ruth) =>
  by.put(`${path}/${id}`).send({ ...text, version, ...changes });
const eventsOf = ({ id }: Template) =>
  app.database.query<{ type: string; data: object; version: number }>({
    name: 'test.template-events',
    text: `SELECT type, data, version FROM event WHERE stream = $1 AND stream_type = 'template' ORDER BY version`,
    values: [id],
  });

describe('the texts of messages', () => {
  it('are all there in both languages, in our words, with what they can fill in', async () => {
    const templates = await all();
    expect(templates.map(({ type, language }) => `${type} ${language}`)).toEqual(
      templateTypes.flatMap((type) => [`${type} en`, `${type} he`]),
    );
    expect(templates.find(({ type }) => type === 'licence_rejected')).toEqual({
      id: templateIdOf('licence_rejected', 'en'),
      type: 'licence_rejected',
      language: 'en',
      ...defaultTemplates.en.licence_rejected,
      isDefault: true,
      version: 0,
      updatedAt: null,
      updatedBy: null,
      placeholders: ['responderName', 'unitNumber', 'organizationName', 'reason'],
      audience: 'responder',
      channels: ['email'],
    });
  });

  it('are changed, with an event that names the fields, and other languages stay', async () => {
    const before = await templateIn('booking_rejection', 'en');
    const { body } = await change(before).expect(200);
    expect(body).toMatchObject({ ...text, isDefault: false, version: 1, updatedBy: { unitNumber: '100' } });
    expect(await templateIn('booking_rejection', 'en')).toEqual(body);
    expect(await templateIn('booking_rejection', 'he')).toMatchObject({ isDefault: true, version: 0 });
    await change(body as Template, { subject: ' Sorry: {{vehicleName}} ' }).expect(200);
    await change(body as Template, { subject: 'Sorry: {{vehicleName}}', version: 2 }).expect(200); // nothing new
    const ofTemplate = { templateType: 'booking_rejection', language: 'en' };
    expect(await eventsOf(before)).toEqual([
      { type: 'TemplateChanged', version: 1, data: { ...ofTemplate, changedFields: ['subject', 'content'] } },
      { type: 'TemplateChanged', version: 2, data: { ...ofTemplate, changedFields: ['subject'] } },
    ]);
  });

  it('return to ours, and every former text stays in the history', async () => {
    const before = await templateIn('booking_rejection', 'en');
    const reset = (key: string) =>
      ruth.post(`${path}/${before.id}/reset`).set('Idempotency-Key', key).send({ version: before.version });
    const { body } = await reset('reset-1').expect(200);
    expect(body).toMatchObject({ ...defaultTemplates.en.booking_rejection, isDefault: true, version: 3 });
    expect((await reset('reset-1').expect(200)).body).toEqual(body);
    expect((await reset('reset-2').expect(409)).body.code).toBe('TEMPLATE_CHANGED_MEANWHILE');

    const page = await ruth.get(`${path}/${before.id}/history?limit=2`).expect(200);
    expect(page.body).toMatchObject([
      { version: 3, isDefault: true, ...defaultTemplates.en.booking_rejection },
      { version: 2, isDefault: false, subject: 'Sorry: {{vehicleName}}', changedBy: { unitNumber: '100' } },
    ]);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1] ?? '';
    const last = await ruth.get(next).expect(200);
    expect(last.body).toMatchObject([{ version: 1, ...text }]);
    expect(last.headers['link']).toBeUndefined();
    expect((await eventsOf(before)).at(-1)).toMatchObject({ type: 'TemplateReset', version: 3 });
  });

  it('are added where ours stands, once', async () => {
    const add = (key: string, body: object = {}) =>
      ruth
        .post(path)
        .set('Idempotency-Key', key)
        .send({ type: 'booking_rejection', language: 'he', ...text, ...body });
    const { body } = await add('add-1').expect(201);
    expect(body).toMatchObject({ ...text, language: 'he', isDefault: false, version: 1 });
    expect((await add('add-1').expect(201)).body).toEqual(body);
    expect((await add('add-2').expect(409)).body).toMatchObject({
      code: 'TEMPLATE_CHANGED_MEANWHILE',
      facts: { changedBy: { unitNumber: '100' } },
    });
    expect((await add('add-3', { type: 'greeting' }).expect(400)).body.errors[0].field).toBe('type');
  });

  it('of two admins who save at once keep the first, and the other is told by whom', async () => {
    const before = await templateIn('licence_approved', 'en');
    const save = (by: Person, subject: string) => change(before, { subject, content: 'Hello' }, by);
    const answers = await Promise.all([
      save(ruth, 'One'),
      save(other, 'Two'),
      save(ruth, 'Three'),
      save(other, 'Four'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)!;
    expect(await templateIn('licence_approved', 'en')).toEqual(winner.body);
    const late = answers.find(({ status }) => status === 409)!.body;
    expect(late).toMatchObject({ code: 'TEMPLATE_CHANGED_MEANWHILE', facts: { changedBy: { unitNumber: '100' } } });
    expect(late.detail).toMatch(/ \(100\) changed this text on .*, after you opened it\./);
    expect(await eventsOf(before)).toHaveLength(1);
  });

  it.each([
    [{ content: 'Hello {{respondrName}}' }, 'content', /do not exist: \{\{respondrName\}\}\.$/],
    [{ subject: 'Sign {{signatureLink}}' }, 'subject', /cannot fill: \{\{signatureLink\}\}\.$/],
    [{ subject: 'One\nBcc: two' }, 'subject', /one line/],
    [{ content: 'Hello {{reason' }, 'content', /not closed/],
    [{ content: ' ' }, 'content', /is required/],
    [{ content: undefined }, 'content', /must be text/],
    [{ content: 'x'.repeat(4001) }, 'content', /at most 4000/],
    [{ version: 7 }, 'version', /no such version/],
    [{ version: '0' }, 'version', /whole number/],
    [{ colour: 'red' }, 'colour', /not a known field/],
  ])('refuse %j', async (changes, field, message) => {
    const template = await templateIn('overdue_return', 'en');
    const { body } = await change(template, { content: 'Hello', ...changes }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ field }] });
    expect(body.errors[0].message).toMatch(message);
  });

  it('refuse what cannot be stored, and what is not there', async () => {
    const template = await templateIn('overdue_return', 'en');
    expect((await change(template, { content: 'a\u0000b' }).expect(400)).body.code).toBe('INVALID_TEXT');
    const unknown = { ...template, id: templateIdOf('overdue_return', 'en').replace(/0000$/, '0001') };
    expect((await change(unknown).expect(404)).body.code).toBe('TEMPLATE_NOT_FOUND');
    const reset = ruth.post(`${path}/${unknown.id}/reset`).send({ version: template.version });
    expect((await reset.expect(404)).body.code).toBe('TEMPLATE_NOT_FOUND');
    expect((await ruth.get(`${path}/${unknown.id}/history`).expect(404)).body.code).toBe('TEMPLATE_NOT_FOUND');
    expect((await ruth.post(`${path}/welcome/preview`).expect(404)).body.code).toBe('TEMPLATE_NOT_FOUND');
  });
});

describe('a preview', () => {
  const preview = (id: string, body?: object) => ruth.post(`${path}/${id}/preview`).send(body);

  it('says the text as it stands with sample data in its language', async () => {
    const { body } = await preview(templateIdOf('signature_request', 'he')).expect(200);
    expect(body).toMatchObject({ language: 'he', subject: 'נדרשת חתימה: ALS1, יום ראשון, 22 בנובמבר, 18:00' });
    expect(body.html).toMatch(/^<div lang="he" dir="rtl".*<a href="https:/);
    expect(body.text).toMatch(/שלום דנה לוי,[^]*Rigbook$/);
  });

  it('says a draft, saves nothing, and refuses what a save would', async () => {
    const { id, version } = await templateIn('damage_reported', 'en');
    const { body } = await preview(id, { content: '<b>{{vehicleName}}</b>' }).expect(200);
    expect(body).toMatchObject({ subject: 'Damage reported: ALS1', text: '<b>ALS1</b>' });
    expect(body.html).toContain('&lt;b&gt;<bdi>ALS1</bdi>&lt;/b&gt;');
    expect((await preview(id, { content: '{{why}}' }).expect(400)).body.detail).toContain('{{why}}');
    expect(await templateIn('damage_reported', 'en')).toMatchObject({ isDefault: true, version });
  });
});

describe('the record', () => {
  it('keeps an erased administrator without a name', async () => {
    const template = await templateIn('booking_cancelled', 'en');
    await change(template).expect(200);
    const erase = `UPDATE message_template SET changed_by = '0199c0de-ffff-7000-8000-00000000ffff' WHERE id = $1`;
    await app.database.query({ name: 'test.erased', text: erase, values: [template.id] });
    expect(await templateIn('booking_cancelled', 'en')).toMatchObject({
      updatedBy: { unitNumber: null, firstName: null, lastName: null },
    });
    expect((await change(template).expect(409)).body.detail).toMatch(/^Somebody else changed this text/);
  });

  it('is read by an index however long it grows, and nobody changes it', async () => {
    const id = templateIdOf('booking_rejection', 'en');
    const long = `INSERT INTO message_template_version (id, template_id, version, changed_at)
                  SELECT gen_random_uuid(), $1, n, now() FROM generate_series(1001, 6000) n`;
    await withConnection(app.testDatabase.url, async (client) => {
      await client.query(long, [id]);
      await client.query('ANALYZE message_template_version');
    });
    const [last] = (await app.database.fetch(templateHistory(id, { limit: 100, after: undefined }))).rows.slice(-1);
    for (const after of [undefined, { at: last!.changedAt, id: last!.id }]) {
      const { statement } = templateHistory(id, { limit: 100, after });
      for (const scan of await scansOf(app.testDatabase, ['message_template_version'], statement)) {
        expect(scan['Node Type']).not.toBe('Seq Scan');
        expect(rowsTouched(scan)).toBeLessThanOrEqual(101);
      }
    }
    const rewrite = { name: 'test.rewrite', text: `UPDATE message_template_version SET subject = 'x'`, values: [] };
    await expect(app.database.query(rewrite)).rejects.toThrow(/permission denied/);
  });
});
