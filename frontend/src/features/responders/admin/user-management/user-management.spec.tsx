import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill } from '../../../../testing/fill.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { UserManagement } from './user-management.js';

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

async function fillDialog(user: ReturnType<typeof renderScreen>['user']) {
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Unit number'), record.unitNumber);
  await fill(user, dialog.getByLabelText('First name'), record.firstName);
  await fill(user, dialog.getByLabelText('Last name'), record.lastName);
  await fill(user, dialog.getByLabelText('Email'), record.email);
  await user.type(dialog.getByLabelText('Phone number'), record.phoneNumber);
  await user.selectOptions(dialog.getByLabelText('Department'), record.department);
  await user.click(dialog.getByRole('checkbox', { name: /^Auditor/ }));
  return dialog;
}

test('an organization without users adds its first one', async () => {
  const asked = users();
  const { user } = renderScreen(<UserManagement />);
  await user.click(await screen.findByRole('button', { name: 'Add First User' }));
  const dialog = await fillDialog(user);
  expect(dialog.getByLabelText('Last 4 digits of the phone')).toHaveValue('0106');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('User added')).toBeVisible();
  expect(asked).toEqual([['POST', record]]);
});

test('says what is missing and sends nothing', async () => {
  const asked = users(dana);
  const { user } = renderScreen(<UserManagement />);
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Unit number must be 3 digits')).toBeVisible();
  expect(screen.getByText('Department is required')).toBeVisible();
  expect(screen.getByLabelText('Unit number')).toHaveFocus();
  expect(asked).toEqual([]);
});

test('changes a user; a refusal keeps what was typed', async () => {
  const asked = users(dana);
  const { user } = renderScreen(<UserManagement />);
  await user.click(await screen.findByRole('button', { name: 'Edit unit 101' }));
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
  const { user } = renderScreen(<UserManagement />);
  await user.click(await screen.findByRole('button', { name: 'Delete unit 101' }));
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
  const { user } = renderScreen(<UserManagement />);
  await user.type(await screen.findByRole('searchbox'), '102 noa');
  expect(screen.getByText('1 user of 2')).toBeVisible();
  expect(screen.getByRole('article', { name: 'Noa Levi, Unit 102' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('No one matches. Try fewer letters.')).toBeVisible();
});

test('shows many users step by step', async () => {
  const many = Array.from({ length: 61 }, (_, index) => ({
    ...dana,
    id: String(index),
    unitNumber: String(100 + index),
  }));
  users(...many);
  const { user } = renderScreen(<UserManagement />);
  expect(await screen.findAllByRole('article')).toHaveLength(60);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByRole('article')).toHaveLength(61);
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});
