import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill } from '../../../testing/fill.js';
import { dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { CompleteProfileDialog } from './complete-profile-dialog.js';

const newcomer = { ...dana, firstName: null, lastName: null, email: null, department: null, profileComplete: false };

function open() {
  const { user } = renderScreen(<CompleteProfileDialog user={newcomer} />);
  const field = (name: string) => screen.getByRole('textbox', { name });
  const fillIn = async () => {
    await fill(user, field('First name'), '  Noa ');
    await fill(user, field('Last name'), 'Peretz');
    await fill(user, field('Email'), 'noa@example.org');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Department' }), 'Training');
  };
  const submit = () => user.click(screen.getByRole('button', { name: 'Complete Profile' }));
  return { user, field, fillIn, submit };
}

test('blocks, and says what comes next', async () => {
  const { user } = open();
  const dialog = screen.getByRole('dialog', { name: 'Complete Your Profile' });
  await user.keyboard('{Escape}');
  expect(dialog).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.getByText('This is your first time logging in with Unit 101')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});

test('says what is missing field by field, and takes it back when the field is edited', async () => {
  const { user, field, submit } = open();
  await submit();
  for (const sentence of ['First name', 'Last name', 'Email', 'Department'])
    expect(screen.getByText(`${sentence} is required`)).toBeVisible();
  expect(field('First name')).toHaveFocus();
  await user.keyboard('N');
  expect(screen.queryByText('First name is required')).toBeNull();
  expect(screen.getByText('Last name is required')).toBeVisible();
});

test('sends what was typed without the blanks around it', async () => {
  let sent: unknown;
  server.use(
    http.put('*/api/auth/update-profile', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(dana);
    }),
  );
  const { fillIn, submit } = open();
  await fillIn();
  await submit();
  expect(await toast().findByText('Profile updated successfully')).toBeVisible();
  expect(sent).toEqual({
    firstName: 'Noa',
    lastName: 'Peretz',
    email: 'noa@example.org',
    phoneNumber: '0500000101',
    department: 'Training',
  });
});

test('a refused profile says why and keeps what was typed', async () => {
  server.use(http.put('*/api/auth/update-profile', () => refuse(409, 'CHANGED_MEANWHILE', 'Please try again.')));
  const { field, fillIn, submit } = open();
  await fillIn();
  await submit();
  expect(await toast().findByText('Update failed')).toBeVisible();
  expect(screen.getAllByText('Please try again.')).toHaveLength(2);
  expect(field('Last name')).toHaveValue('Peretz');
});
