import { importProblems } from '@rigbook/contracts/responders/import.words';
import { startTestApp, type Person, type TestApp } from '../support/app.js';

interface Row {
  readonly line: number;
  readonly unitNumber: string | null;
  readonly fields: Readonly<Record<string, string>> | null;
  readonly problems: readonly { readonly field: string | null; readonly message: string }[];
}
interface Import {
  readonly dryRun: boolean;
  readonly registered: number;
  readonly unreadColumns: readonly string[];
  readonly rows: readonly Row[];
}

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  admin = await app.signInAdmin();
});
afterAll(() => app.close());

const header = 'Unit number,First name,Last name,Email,Phone number,Department';
const rowOf = (unit: string, rest = `Tamar,Biton,tamar@example.org,050-000-0${unit},EMT`) => `${unit},${rest}`;
const csvOf = (...rows: string[]) => [header, ...rows].join('\r\n');
const send = (csv: string, options: object = {}) => admin.post('/api/users/import').send({ csv, ...options });
const imported = async (csv: string, options: object = {}): Promise<Import> =>
  (await send(csv, options).expect(200)).body;
const refusal = async (csv: string) => {
  const { status, body } = await send(csv, { dryRun: true });
  return [status, body.code, body.facts];
};
const units = async (): Promise<string[]> =>
  ((await admin.get('/api/users').expect(200)).body as { unitNumber: string }[]).map(({ unitNumber }) => unitNumber);
const range = (from: number, count: number) => Array.from({ length: count }, (_, at) => `${from + at}`);

describe('a dry run', () => {
  it('says what would become of each row, and stores nothing', async () => {
    const before = await units();
    const csv = csvOf(rowOf('201'), '', rowOf('101'), '20,,"Levi, jr.",x,12,Kitchen', rowOf('202'), rowOf('202'));
    const { rows, ...rest } = await imported(csv, { dryRun: true });
    expect(rest).toEqual({ dryRun: true, registered: 1, unreadColumns: [] });
    expect(rows.map(({ line, problems }) => [line, problems.map(({ message }) => message)])).toEqual([
      [2, []],
      [4, [importProblems.unitTaken]],
      [
        5,
        [
          'Unit number must be 3 digits',
          'First name is required',
          'Please enter a valid email address',
          'Please enter a valid 10-digit phone number',
          'Please choose a department from the list',
        ],
      ],
      [6, [importProblems.unitTwice]],
      [7, [importProblems.unitTwice]],
    ]);
    expect(rows[2]?.fields).toMatchObject({ unitNumber: '20', lastName: 'Levi, jr.', phoneLastFour: '12' });
    expect(await units()).toEqual(before);
  });

  it.each([
    ['semicolons and the mark of UTF-8', '\uFEFF', ';', header],
    ['tabs', '', '\t', header],
    ['headings in Hebrew', '\uFEFF', ';', 'מספר יחידה,שם פרטי,שם משפחה,דוא"ל,טלפון נייד,מחלקה'],
  ])('reads a file with %s', async (_, mark, delimiter, headings) => {
    const lines = [headings, rowOf('203', 'תמר,ביטון,tamar@example.org,050-000-0203,פרמדיקים')];
    const { registered, rows } = await imported(mark + lines.join('\n').replaceAll(',', delimiter), { dryRun: true });
    expect(registered).toBe(1);
    expect(rows[0]?.fields).toMatchObject({ firstName: 'תמר', department: 'Paramedic', phoneLastFour: '0203' });
  });

  it('names columns that nobody reads: rights are not given by a file', async () => {
    const { unreadColumns, registered } = await imported(`${header},isAdmin\n${rowOf('204')},true`, { dryRun: true });
    expect([unreadColumns, registered]).toEqual([['isAdmin'], 1]);
  });

  it('refuses what is no file of users', async () => {
    expect(await refusal('')).toEqual([400, 'IMPORT_EMPTY', undefined]);
    expect(await refusal(header)).toEqual([400, 'IMPORT_EMPTY', undefined]);
    expect(await refusal('PK\u0003\u0004')).toMatchObject([400, 'IMPORT_COLUMNS_MISSING', {}]);
    expect(await refusal(`Unit,First name,Last name,Phone,Mobile,Department\n`)).toEqual([
      400,
      'IMPORT_COLUMNS_MISSING',
      { columns: ['email'] },
    ]);
    expect(await refusal(`${header},Mobile\n${rowOf('205')}`)).toEqual([
      400,
      'IMPORT_COLUMNS_TWICE',
      { columns: ['phoneNumber'] },
    ]);
    expect(await refusal(csvOf(rowOf('205'), '206,"Tamar'))).toEqual([400, 'IMPORT_UNREADABLE', { line: 3 }]);
    expect(await refusal(csvOf(rowOf('205'), '9'.repeat(10_001)))).toEqual([400, 'IMPORT_UNREADABLE', { line: 3 }]);
    expect(await refusal(csvOf(...Array<string>(1001).fill(rowOf('205'))))).toEqual([
      400,
      'IMPORT_TOO_LONG',
      undefined,
    ]);
    expect(await refusal('x'.repeat(350_001))).toMatchObject([400, 'VALIDATION_FAILED']);
    await send('x'.repeat(1_100_000)).expect(413);
  });
});

describe('an import', () => {
  it('registers the good rows and leaves the others out, without a word of anybody in its answer', async () => {
    const csv = csvOf(rowOf('211'), rowOf('101'), rowOf('210', 'דנה,לוי,dana@example.org,0500000210,ניהול רפואי'));
    expect(await imported(csv)).toEqual({
      dryRun: false,
      registered: 2,
      unreadColumns: [],
      rows: [
        { line: 2, unitNumber: '211', fields: null, problems: [] },
        {
          line: 3,
          unitNumber: '101',
          fields: null,
          problems: [{ field: 'unitNumber', message: importProblems.unitTaken }],
        },
        { line: 4, unitNumber: '210', fields: null, problems: [] },
      ],
    });
    const { body } = await admin.get('/api/users').expect(200);
    const dana = (body as { id: string; unitNumber: string }[]).find(({ unitNumber }) => unitNumber === '210')!;
    expect(dana).toEqual({
      id: dana.id,
      unitNumber: '210',
      firstName: 'דנה',
      lastName: 'לוי',
      email: 'dana@example.org',
      phoneNumber: '0500000210',
      phoneLastFour: '0210',
      department: 'Medical Director',
      isAdmin: false,
      isAuditor: false,
      takesInEmergency: false,
      licenseVerified: false,
      suspendedAt: null,
      suspensionReason: null,
      suspensionLiftedReason: null,
    });
    const { body: me } = await admin.get('/api/auth/user');
    const text = 'SELECT type, data, actor FROM event WHERE stream = $1';
    expect(await app.database.query({ name: 'test.events', text, values: [dana.id] })).toEqual([
      { type: 'ResponderRegistered', data: { isAdmin: false, isAuditor: false }, actor: `responder:${me.id}` },
    ]);
    await app.signIn('211');
  });

  it('answers a repeat as the first time, and refuses another file under its key', async () => {
    const attempt = (csv: string) => send(csv).set('Idempotency-Key', 'import-1');
    const first = await attempt(csvOf(rowOf('220'))).expect(200);
    const repeat = await attempt(csvOf(rowOf('220'))).expect(200);
    expect(repeat.body).toEqual(first.body);
    expect(repeat.headers['idempotency-replayed']).toBe('true');
    expect((await attempt(csvOf(rowOf('221'))).expect(422)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('with nothing good in it registers nobody', async () => {
    const before = await units();
    expect((await imported(csvOf(rowOf('101'), rowOf('1')))).registered).toBe(0);
    expect(await units()).toEqual(before);
  });

  it('gives each unit to one of several at once, and loses no other row', async () => {
    const [even, odd] = [range(230, 30), range(245, 30).reverse()];
    const alone = { unitNumber: '250', firstName: 'Tamar', lastName: 'Biton', email: 't@example.org' };
    const [one, other, single] = await Promise.all([
      imported(csvOf(...even.map((unit) => rowOf(unit)))),
      imported(csvOf(...odd.map((unit) => rowOf(unit)))),
      admin.post('/api/users').send({ ...alone, phoneNumber: '0500000250', department: 'EMT' }),
    ]);
    const bySingle = single.status === 201 ? 1 : 0;
    expect(one.registered + other.registered + bySingle).toBe(45);
    const all = (await units()).filter((unit) => unit >= '230' && unit < '275');
    expect(all).toEqual(range(230, 45));
  });

  it('takes as many rows as there are unit numbers', async () => {
    const every = Array.from({ length: 1000 }, (_, at) =>
      rowOf(`${at}`.padStart(3, '0'), `Tamar,Biton,t@example.org,0500000${`${at}`.padStart(3, '0')},EMT`),
    );
    const before = (await units()).length;
    const { registered } = await imported(csvOf(...every));
    expect(registered).toBe(1000 - before);
    expect(await units()).toHaveLength(1000);
  });
});
