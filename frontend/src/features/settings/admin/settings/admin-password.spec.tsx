import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SharedAdminPassword } from '../../../../lib/http/answers.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { hebrew } from '../../../../testing/wordings.js';
import { AdminPassword } from './admin-password.js';

const noa = { id: 'n', unitNumber: '104', firstName: 'Noa', lastName: 'Peretz' };
const fresh = { id: 'f', unitNumber: '111', firstName: null, lastName: null };

/** The server, as it is at first. */
function at(first: Partial<SharedAdminPassword>) {
  const state = { isOn: true, hasOwnPasskey: true, withoutPasskey: [], ...first };
  server.use(
    http.get('*/api/admin/password', () => HttpResponse.json(state)),
    http.post('*/api/admin/password/switch-on', () => {
      state.isOn = true;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return state;
}

const askToSwitchOff = async () => {
  const { user } = renderScreen(<AdminPassword />);
  await user.click(await screen.findByRole('button', { name: 'Switch it off' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Switch the admin password off?' })) };
};

test('switching off names the administrators who then do not get in, before anything is done', async () => {
  at({ withoutPasskey: [noa, fresh] });
  const { user, dialog } = await askToSwitchOff();
  expect(dialog.getByText(/will not get into the administration until they add a passkey/)).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Noa Peretz, Unit 104',
    'Unit 111',
  ]);
  expect(dialog.getByText(/only while the password is on/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Keep it on' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who has no passkey is told to add one first', async () => {
  at({ hasOwnPasskey: false });
  const { dialog } = await askToSwitchOff();
  expect(dialog.getByText(/Add a passkey of your own first/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Switch off with my passkey' })).toBeNull();
});

test('a browser without passkeys cannot switch it off', async () => {
  at({});
  const { dialog } = await askToSwitchOff();
  expect(dialog.getByText(/This browser has no passkeys here/)).toBeVisible();
  expect(dialog.queryByRole('list')).toBeNull();
});

test('while it is off, the form gives way to who does not get in, and it can be switched on', async () => {
  at({ isOn: false, withoutPasskey: [noa] });
  const { user } = renderScreen(<AdminPassword />);
  expect(await screen.findByText('Switched off')).toBeVisible();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(screen.getByText('Noa Peretz, Unit 104')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Switch it on' }));
  expect(await toast().findByText('Admin password switched on')).toBeVisible();
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});

test('that it could not be switched on is said, also in Hebrew', async () => {
  at({ isOn: false });
  server.use(
    http.post('*/api/admin/password/switch-on', () =>
      refuse(409, 'CHANGED_MEANWHILE', 'Somebody else changed this at the same moment. Please try again.'),
    ),
  );
  const { user } = renderScreen(<AdminPassword />, '/', hebrew);
  await user.click(await screen.findByRole('button', { name: 'הפעלת הסיסמה' }));
  expect(await screen.findByText('סיסמת המנהל לא הופעלה')).toBeVisible();
  expect(screen.getByText('הסיסמה כבויה')).toBeVisible();
});

test('a failed load is said and can be tried again', async () => {
  server.use(http.get('*/api/admin/password', () => HttpResponse.error()));
  const { user } = renderScreen(<AdminPassword />);
  const again = await screen.findByRole('button', { name: /try again/i });
  at({ isOn: false });
  await user.click(again);
  expect(await screen.findByText('Switched off')).toBeVisible();
});
