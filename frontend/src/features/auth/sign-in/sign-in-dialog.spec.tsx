import { cleanup, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dana } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { SignInDialog } from './sign-in-dialog.js';

function open() {
  const onSignedIn = jest.fn();
  const { user } = renderScreen(<SignInDialog onSignedIn={onSignedIn} onClose={() => undefined} />);
  const unit = screen.getByRole('textbox', { name: 'Unit number' });
  const phone = screen.getByRole('textbox', { name: 'Last 4 digits of your phone number' });
  return { user, unit, phone, onSignedIn };
}

test('keeps digits only and moves on once the unit is complete', async () => {
  server.use(http.post('*/api/auth/login', () => refuse(401, 'SIGN_IN_FAILED', 'Not known.')));
  const { user, unit, phone } = open();
  await user.type(unit, '1a0 1');
  expect(unit).toHaveValue('101');
  expect(phone).toHaveFocus();
  await user.keyboard('01012');
  expect(phone).toHaveValue('0101');
});

test('sends nothing while there are too few digits', async () => {
  const { user, unit, phone, onSignedIn } = open();
  await user.type(unit, '10');
  await user.type(phone, '0101{Enter}');
  expect(await toast().findByText('Unit number must be 3 digits and phone must be 4 digits')).toBeVisible();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("a refused sign-in keeps what was typed and shows the server's sentence", async () => {
  server.use(
    http.post('*/api/auth/login', () => refuse(401, 'SIGN_IN_FAILED', 'Unit number or phone digits are incorrect.')),
  );
  const { user, unit, phone, onSignedIn } = open();
  await user.type(unit, '101');
  await user.keyboard('9999{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Unit number or phone digits are incorrect.');
  expect(toast().queryByText('Sign-in failed')).toBeNull();
  expect(unit).toHaveValue('101');
  expect(phone).toHaveValue('9999');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('the fourth digit sends the form, once; the device remembers the unit', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ user: dana, isFirstTime: false });
    }),
  );
  const { user, unit, onSignedIn } = open();
  await user.type(unit, '101');
  await user.keyboard('0101');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
  expect(sent).toEqual([{ unitNumber: '101', phoneLastFour: '0101' }]);
  cleanup();
  const again = open();
  expect(again.unit).toHaveValue('101');
  await waitFor(() => expect(again.phone).toHaveFocus());
});

test('pasted digits wait for the button', async () => {
  const sent = jest.fn();
  server.use(
    http.post('*/api/auth/login', () => {
      sent();
      return HttpResponse.json({ user: dana, isFirstTime: false });
    }),
  );
  const { user, unit, onSignedIn } = open();
  await user.type(unit, '101');
  await user.paste('0101');
  expect(sent).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
});

test('a suspended person is told so, and who can help', async () => {
  server.use(http.post('*/api/auth/login', () => refuse(403, 'RESPONDER_SUSPENDED', 'Your access is suspended.')));
  const { user, unit } = open();
  await user.type(unit, '101');
  await user.keyboard('0101{Enter}');
  expect(await screen.findByText('Your access is suspended')).toBeVisible();
  expect(screen.getByText(/An administrator can tell you why/)).toBeVisible();
  expect(screen.queryByText('Sign-in failed')).not.toBeInTheDocument();
});
