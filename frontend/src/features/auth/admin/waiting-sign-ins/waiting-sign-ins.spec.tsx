import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { hebrew } from '../../../../testing/wordings.js';
import { WaitingSignIns } from './waiting-sign-ins.js';

const waiting = {
  id: '01900000-0000-7000-8000-000000000e01',
  responderId: '01900000-0000-7000-8000-000000000101',
  unitNumber: '101',
  firstName: 'Dana',
  lastName: 'Levi',
  browser: 'Chrome',
  system: 'Android',
  network: '192.0.2.17',
  askedAt: '2026-11-23T08:00:00.000Z',
  expiresAt: '2026-11-23T08:15:00.000Z',
  phrase: ['apple', 'banana', 'orange', 'lemon'],
};
const answer = (list: readonly object[]) =>
  server.use(http.get('*/api/admin/waiting-sign-ins', () => HttpResponse.json(list)));
const words = async () => (await screen.findAllByText(/./, { selector: 'ol > li' })).map((one) => one.textContent);

test('shows who waits, on which device, with the words of that screen, and lets it in', async () => {
  answer([waiting]);
  let decided = '';
  server.use(
    http.post('*/api/admin/waiting-sign-ins/:id/:decision', ({ params }) => {
      decided = `${String(params['id'])} ${String(params['decision'])}`;
      answer([]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = renderScreen(<WaitingSignIns />);
  expect(await screen.findByRole('heading', { name: 'Dana Levi, Unit 101' })).toBeVisible();
  expect(screen.getByText(/Chrome on Android.*192\.0\.2\.17/)).toBeVisible();
  expect(await words()).toEqual(['appleתפוח', 'bananaבננה', 'orangeתפוז', 'lemonלימון']);
  await user.click(screen.getByRole('button', { name: 'Let in' }));
  expect(await toast().findByText('Dana Levi, Unit 101 is let in')).toBeVisible();
  expect(decided).toBe(`${waiting.id} let-in`);
  await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
});

test('says when it no longer waits', async () => {
  answer([{ ...waiting, browser: null, system: null }]);
  server.use(
    http.post('*/api/admin/waiting-sign-ins/:id/refuse', () =>
      refuse(404, 'WAITING_SIGN_IN_NOT_FOUND', 'This device no longer waits to be let in.'),
    ),
  );
  const { user } = renderScreen(<WaitingSignIns />);
  expect(await screen.findByText(/Unknown device/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(await toast().findByText(/no longer waits/)).toBeVisible();
});

test('shows Hebrew readers Hebrew words first', async () => {
  answer([waiting]);
  renderScreen(<WaitingSignIns />, '/', hebrew);
  expect((await words())[0]).toBe('תפוחapple');
});
