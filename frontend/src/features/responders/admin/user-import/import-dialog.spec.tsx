import { importProblems } from '@rigbook/contracts/responders/import.words';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana } from '../../../../testing/examples.js';
import { hebrew } from '../../../../testing/wordings.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { ImportDialog } from './import-dialog.js';
import { templateCsv } from './template.js';

const fields = {
  unitNumber: '106',
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@example.org',
  phoneNumber: '0500000106',
  phoneLastFour: '0106',
  department: 'EMT',
};
const answer = {
  dryRun: true,
  registered: 1,
  unreadColumns: ['Birthday'],
  rows: [
    { line: 2, unitNumber: '106', fields, problems: [] },
    {
      line: 3,
      unitNumber: '101',
      fields: { ...fields, unitNumber: '101', department: 'Kitchen' },
      problems: [
        { field: 'unitNumber', message: importProblems.unitTaken },
        { field: 'department', message: 'Please choose a department from the list' },
      ],
    },
  ],
};
const stored = { ...answer, dryRun: false, rows: answer.rows.map((row) => ({ ...row, fields: null })) };

/** Records what is sent. */
function importing() {
  const sent: { csv: string; dryRun: boolean; key: string | null }[] = [];
  server.use(
    http.get('*/api/users', () => HttpResponse.json([dana])),
    http.post('*/api/users/import', async ({ request }) => {
      const body = (await request.json()) as { csv: string; dryRun: boolean };
      sent.push({ ...body, key: request.headers.get('idempotency-key') });
      return HttpResponse.json(body.dryRun ? answer : stored);
    }),
  );
  return sent;
}

/** With arrayBuffer, which jsdom's files lack. */
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'users.csv') =>
  Object.assign(new File([content], name, { type: 'text/csv' }), {
    arrayBuffer: async () => Uint8Array.from(typeof content === 'string' ? Buffer.from(content) : content).buffer,
  });
const choose = async (user: ReturnType<typeof renderScreen>['user'], file: File, label = 'Choose a CSV file') =>
  user.upload(await screen.findByLabelText(label), file);

test('previews each row, imports after a confirmation, and shows the outcome', async () => {
  const sent = importing();
  const onClose = jest.fn();
  const { user } = renderScreen(<ImportDialog onClose={onClose} />);
  await choose(user, fileOf('\uFEFFthe file'));
  expect(await screen.findByText('1 row can be imported · 1 row is left out')).toBeVisible();
  expect(screen.getByText('These columns are not read: “Birthday”')).toBeVisible();
  const bad = within(screen.getByRole('region', { name: 'Rows that are left out' }));
  expect(bad.getByText('Kitchen').closest('td')).toHaveAttribute('data-wrong');
  expect(bad.getByText(importProblems.unitTaken)).toBeVisible();
  expect(bad.getByText('Please choose a department from the list')).toBeVisible();
  const good = within(screen.getByRole('region', { name: 'Rows that are imported' }));
  expect(good.getByText('dana@example.org')).toBeVisible();
  expect(sent).toEqual([{ csv: 'the file', dryRun: true, key: null }]);

  server.use(
    http.post('*/api/users/import', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.'), { once: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Import 1 user' }));
  expect(await toast().findByText('Error importing users')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import 1 user' }));
  expect(await screen.findByText('1 user was added')).toBeVisible();
  const left = within(screen.getByRole('region', { name: '1 row was left out:' }));
  expect(left.getByText('101')).toBeVisible();
  expect(left.getByText(importProblems.unitTaken)).toBeVisible();
  expect(sent.at(-1)).toEqual({ csv: 'the file', dryRun: false, key: expect.stringMatching(/^[0-9a-f]{32}$/) });
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});

test('stays open while it stores', async () => {
  importing();
  const onClose = jest.fn();
  const { user } = renderScreen(<ImportDialog onClose={onClose} />);
  await choose(user, fileOf('the file'));
  const button = await screen.findByRole('button', { name: 'Import 1 user' });
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post('*/api/users/import', async () => {
      await answered;
      return HttpResponse.json(stored);
    }),
  );
  await user.click(button);
  expect(await screen.findByRole('button', { name: 'Importing...' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  answer();
  expect(await screen.findByText('1 user was added')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('accepts a dropped file, and goes back to choose another one', async () => {
  const sent = importing();
  const { user } = renderScreen(<ImportDialog onClose={jest.fn()} />);
  const place = (await screen.findByLabelText('Choose a CSV file')).closest('[role=button]')!;
  fireEvent.drop(place, { dataTransfer: { files: [fileOf('dropped')] } });
  await user.click(await screen.findByRole('button', { name: 'Choose another file' }));
  expect(screen.getByLabelText('Choose a CSV file')).toBeInTheDocument();
  expect(sent.map(({ csv }) => csv)).toEqual(['dropped']);
});

test('refuses a file that is not text before sending it, and shows why the server refuses one', async () => {
  const sent = importing();
  const { user } = renderScreen(<ImportDialog onClose={jest.fn()} />);
  await choose(user, fileOf(new Uint8Array([0xe0, 0xe1, 0xe2]), 'old.csv'));
  expect(await screen.findByText(/^This is not a CSV in UTF-8/)).toBeVisible();
  await choose(user, fileOf('x'.repeat(350_001)));
  expect(await screen.findByText(/^This file is larger/)).toBeVisible();
  expect(sent).toEqual([]);
  server.use(http.post('*/api/users/import', () => refuse(400, 'IMPORT_EMPTY', 'The file has no users.')));
  await choose(user, fileOf(''));
  expect(await screen.findByText('The file has no users.')).toBeVisible();
});

test('in Hebrew, rows and template are in Hebrew', async () => {
  importing();
  const { user } = renderScreen(<ImportDialog onClose={jest.fn()} />, '/', hebrew);
  const template = await screen.findByRole('link', { name: hebrew.messages['userImport.template'] });
  expect(decodeURIComponent(template.getAttribute('href') ?? '')).toContain(templateCsv('he'));
  expect(templateCsv('he')).toContain('מספר יחידה,שם פרטי');
  await choose(user, fileOf('x'), hebrew.messages['userImport.choose']);
  expect(await screen.findByText('מספר היחידה הזה כבר שייך למישהו.')).toBeVisible();
});
