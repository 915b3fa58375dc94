import { cleanup, fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { approved } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { SignAgreementScreen } from './sign-agreement-screen.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function openForm() {
  server.use(http.get(`*/api/bookings/${approved.id}`, () => HttpResponse.json(approved)));
  const { user } = renderFormScreen(<SignAgreementScreen bookingId={approved.id} />);
  const name = await screen.findByRole('textbox', { name: 'Full name' });
  return { user, name, submit: () => user.click(screen.getByRole('button', { name: 'Sign Agreement' })) };
}

test('a blank name counts as missing', async () => {
  const { user, name, submit } = await openForm();
  await user.clear(name);
  await user.type(name, '  ');
  await submit();
  expect(await toast().findByText('Name required')).toBeVisible();
  expect(toast().getByText('Please enter your full name to complete the signature.')).toBeVisible();
  expect(name).toHaveFocus();
});

test('a date that was not chosen is not kept with the form: it is the day of the signature', async () => {
  const { user, name } = await openForm();
  const kept = () => JSON.stringify({ ...localStorage });
  await user.type(name, ' Cohen');
  expect(kept()).toContain('Dana Levi Cohen');
  expect(kept()).not.toContain('date');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2020-01-31' } });
  expect(kept()).toContain('2020-01-31');
});

test('the known name is filled in; an empty drawing is not sent', async () => {
  const { name, submit } = await openForm();
  await submit();
  expect(await toast().findByText('Signature required')).toBeVisible();
  expect(name).toHaveValue('Dana Levi');
});

test('a person who cannot draw signs with the typed name, until it is cleared', async () => {
  const { user, submit } = await openForm();
  let sent: unknown;
  server.use(
    http.post(`*/api/bookings/${approved.id}/signature`, async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({});
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Sign with my typed name' }));
  await user.click(screen.getByRole('button', { name: 'Clear Signature' }));
  await submit();
  expect(sent).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Sign with my typed name' }));
  await submit();
  expect(await toast().findByText('Agreement Signed Successfully')).toBeVisible();
  expect(sent).toMatchObject({
    name: 'Dana Levi',
    signature: expect.stringMatching(/^data:image\/png;base64,/),
    seen: { startTime: approved.startTime, endTime: approved.endTime },
  });
});

test('name and written signature are restored after a reload', async () => {
  const { user, name } = await openForm();
  await user.type(name, ' Cohen');
  await user.click(screen.getByRole('button', { name: 'Sign with my typed name' }));
  cleanup();
  const { name: again, submit } = await openForm();
  expect(again).toHaveValue('Dana Levi Cohen');
  server.use(http.post(`*/api/bookings/${approved.id}/signature`, () => HttpResponse.json({})));
  await submit();
  expect(await toast().findByText('Agreement Signed Successfully')).toBeVisible();
  expect(localStorage).toHaveLength(0);
});

test.each(['', '2020-01-01'])('asks for today as the date instead of %p', async (date) => {
  const { submit } = await openForm();
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
  await submit();
  expect(await toast().findByText('Please enter today as the date of the signature.')).toBeVisible();
  expect(screen.getByLabelText('Date')).toHaveFocus();
});

test("a refusal without a text gets the page's sentence, others keep theirs", async () => {
  const { user, submit } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Sign with my typed name' }));
  const answer = (response: () => Response) =>
    server.use(http.post(`*/api/bookings/${approved.id}/signature`, response));
  answer(() => refuse(409, 'BOOKING_CHANGED_MEANWHILE', ''));
  await submit();
  expect(await toast().findByText('Failed to submit signature')).toBeVisible();
  expect(toast().getByText('An error occurred while submitting your signature.')).toBeVisible();
  answer(() => refuse(409, 'BOOKING_ENDED', 'This booking ended.'));
  await submit();
  expect(await toast().findByText('This booking ended.')).toBeVisible();
});
