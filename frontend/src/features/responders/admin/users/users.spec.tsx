import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { fill } from '../../../../testing/fill.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { Users } from './users.js';

const dana = {
  id: '01900000-0000-7000-8000-000000000101',
  unitNumber: '101',
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana.levi@example.org',
  phoneNumber: '0500000101',
  phoneLastFour: '0101',
  department: 'EMT',
  isAdmin: false,
  isAuditor: false,
  licenseVerified: true,
  suspendedAt: null,
};

/** The server's list; records the requests. */
function users(...list: readonly object[]) {
  const asked: unknown[] = [];
  const note = async ({ request }: { request: Request }) => {
    asked.push([request.method, request.method === 'DELETE' ? undefined : await request.json()]);
    return HttpResponse.json(dana, { status: request.method === 'POST' ? 201 : 200 });
  };
  server.use(
    http.get('*/api/users', () => HttpResponse.json(list)),
    http.post('*/api/users', note),
    http.put(`*/api/users/${dana.id}`, note),
    http.delete(`*/api/users/${dana.id}`, note),
  );
  return asked;
}
const record = {
  unitNumber: '106',
  firstName: 'Noa',
  lastName: 'Katz',
  email: 'noa@example.org',
  phoneNumber: '050-000-0106',
  phoneLastFour: '0106',
  department: 'Paramedic',
  isAdmin: false,
  isAuditor: true,
};

async function inMenu(user: ReturnType<typeof renderScreen>['user'], action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for unit 101' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

async function fillDialog(user: ReturnType<typeof renderScreen>['user']) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Unit number'), record.unitNumber);
  await fill(user, dialog.getByLabelText('First name'), record.firstName);
  await fill(user, dialog.getByLabelText('Last name'), record.lastName);
  await fill(user, dialog.getByLabelText('Email'), record.email);
  await user.type(dialog.getByLabelText('Phone number'), record.phoneNumber);
  await choose(user, dialog.getByLabelText('Department'), record.department);
  await user.click(dialog.getByRole('checkbox', { name: /^Auditor/ }));
  return dialog;
}

test('an organization without users adds its first one', async () => {
  const asked = users();
  const { user } = renderScreen(<Users />);
  await user.click(await screen.findByRole('button', { name: 'Add First User' }));
  const dialog = await fillDialog(user);
  expect(dialog.getByLabelText('Last 4 digits of the phone')).toHaveValue('0106');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('User added')).toBeVisible();
  expect(asked).toEqual([['POST', record]]);
});

test('says what is missing and sends nothing', async () => {
  const asked = users(dana);
  const { user } = renderScreen(<Users />);
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Unit number must be 3 digits')).toBeVisible();
  expect(screen.getByText('Department is required')).toBeVisible();
  expect(screen.getByLabelText('Unit number')).toHaveFocus();
  expect(asked).toEqual([]);
});

test('changes a user; a refusal keeps what was typed', async () => {
  const asked = users(dana);
  const { user } = renderScreen(<Users />);
  await inMenu(user, 'Edit');
  await user.clear(screen.getByLabelText('First name'));
  await fill(user, screen.getByLabelText('First name'), 'Dina');
  server.use(
    http.put(`*/api/users/${dana.id}`, () => refuse(409, 'UNIT_NUMBER_TAKEN', 'Unit 101 is taken.'), { once: true }),
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('Error updating user')).toBeVisible();
  expect(screen.getByLabelText('First name')).toHaveValue('Dina');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('User updated')).toBeVisible();
  expect(asked).toEqual([['PUT', { id: dana.id, firstName: 'Dina' }]]);
});

test('deletes a user after a confirmation, and says why it cannot', async () => {
  const asked = users(dana);
  const { user } = renderScreen(<Users />);
  await inMenu(user, 'Delete');
  server.use(
    http.delete(`*/api/users/${dana.id}`, () => refuse(409, 'LAST_ADMIN', 'Somebody has to administrate.'), {
      once: true,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Delete user' }));
  expect(await toast().findByText('Error deleting user')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete user' }));
  expect(await toast().findByText('User deleted')).toBeVisible();
  expect(asked).toEqual([['DELETE', undefined]]);
});

test('finds by unit, name and department', async () => {
  users(dana, { ...dana, id: '2', unitNumber: '102', firstName: 'Noa' });
  const { user, router } = renderScreen(<Users />);
  await user.type(await screen.findByRole('searchbox'), '102 noa{Enter}');
  expect(await screen.findByText('1 user of 2')).toBeVisible();
  expect(names()).toEqual(['Noa Levi']);
  expect(router.state.location.search).toBe('?q=102+noa');
  await user.type(screen.getByRole('searchbox'), 'x{Enter}');
  expect(await screen.findByText('No one matches. Try fewer letters.')).toBeVisible();
});

test('the table shows the masked phone, the license and the rights, and is sorted as asked', async () => {
  users({ ...dana, isAdmin: true }, { ...dana, id: '2', unitNumber: '102', firstName: 'Avi', licenseVerified: false });
  const { user, router } = renderScreen(<Users />);
  const row = within((await screen.findByText('Dana Levi')).closest('tr')!);
  for (const cell of ['101', 'EMT', '••• 0101', 'Verified', 'Admin']) expect(row.getByText(cell)).toBeVisible();
  expect(screen.getByText('Pending')).toBeVisible();
  await user.click(screen.getByText('Name'));
  expect(names()).toEqual(['Avi Levi', 'Dana Levi']);
  expect(router.state.location.search).toBe('?sort=name');
});

test('only suspended users are listed on request, which can be linked', async () => {
  users(dana, { ...dana, id: '2', unitNumber: '102', firstName: 'Noa', suspendedAt: '2026-11-22T08:00Z' });
  const { user, router } = renderScreen(<Users />);
  await choose(user, await screen.findByLabelText('Show'), 'Suspended');
  expect(await screen.findByText('1 user of 2')).toBeVisible();
  expect(names()).toEqual(['Noa LeviSuspended']);
  expect(router.state.location.search).toBe('?show=suspended');
  await choose(user, screen.getByLabelText('Show'), 'Everyone');
  expect(await screen.findByText('2 users of 2')).toBeVisible();
});

test('where nobody is suspended, the address of the suspended says so', async () => {
  users(dana);
  renderScreen(<Users />, '/?show=suspended');
  expect(await screen.findByText('No one is suspended.')).toBeVisible();
});

test('suspends from the list, but not oneself', async () => {
  users(dana, { ...dana, id: 'me', unitNumber: '102', firstName: 'Noa' });
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, id: 'me' })),
    http.get('*/api/users/:id/suspension', () => HttpResponse.json({ openBookings: [], happened: [] })),
  );
  const { user } = renderScreen(<Users />);
  await inMenu(user, 'Suspend...');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this user?' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Actions for unit 102' }));
  const own = (await screen.findAllByRole('menuitem', { name: 'Suspend...' })).at(-1);
  expect(own).toHaveAttribute('aria-disabled', 'true');
});

test('Space chooses in the menu of a user, like Enter', async () => {
  users(dana);
  const { user } = renderScreen(<Users />);
  await user.click(await screen.findByRole('button', { name: 'Actions for unit 101' }));
  (await screen.findByRole('menuitem', { name: 'Edit' })).focus();
  await user.keyboard(' ');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('a new phone number says before saving what it ends, and afterwards what it has ended', async () => {
  const asked = users(dana);
  server.use(
    http.get(`*/api/users/${dana.id}/ways-in`, () =>
      HttpResponse.json({
        devices: 2,
        passkeys: 1,
        auditPassword: true,
        microsoftAccount: true,
        calendarAddress: true,
      }),
    ),
    http.put(`*/api/users/${dana.id}`, async ({ request }) => {
      asked.push(['PUT', await request.json()]);
      const ended = { devices: 3, passkeys: 0, auditPassword: false, microsoftAccount: false, calendarAddress: true };
      return HttpResponse.json({ ...dana, ended });
    }),
  );
  const { user } = renderScreen(<Users />);
  await inMenu(user, 'Edit');
  const phone = screen.getByLabelText('Phone number');
  await user.clear(phone);
  await user.type(phone, '0500000109');
  const before = within(screen.getByRole('dialog'));
  expect((await before.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '2 devices, signed in or remembered',
    '1 passkey',
    'the audit password',
    'the link to the Microsoft account',
    'the calendar address',
  ]);
  await user.click(before.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The phone number is changed')).toBeVisible();
  const after = within(screen.getByRole('dialog'));
  expect(after.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 devices, signed in or remembered',
    'the calendar address',
  ]);
  expect(after.getByRole('button', { name: 'Done' })).toHaveFocus();
  await user.click(after.getByRole('button', { name: 'Done' }));
  expect(asked).toEqual([['PUT', { id: dana.id, phoneNumber: '0500000109', phoneLastFour: '0109' }]]);
});
