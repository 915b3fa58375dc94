import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { LinkedRequest } from '../../../../lib/http/answers.js';
import { circumstances, soon } from '../../../../testing/diary.js';
import { dana } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { seenOf } from '../../api/seen-booking.js';
import { DecideScreen } from './decide-screen.js';
import type { Passkeys } from './decision-form.js';

const ruth = { id: dana.id, unitNumber: '100', firstName: 'Ruth', lastName: 'Adler' };
const linked: LinkedRequest = {
  decider: ruth,
  timezone: 'Asia/Jerusalem',
  endsAt: instant('2999-11-22T10:00Z'),
  hasPasskey: true,
  takesPassword: true,
  booking: soon,
  circumstances: {
    ...circumstances,
    neighbours: circumstances.neighbours.map((one) => ({
      ...one,
      user: { id: one.user.id, unitNumber: null, firstName: null, lastName: null },
    })),
  },
};

const passkeys: Passkeys = {
  areThere: true,
  ask: async () => ({ id: 'a-passkey' }),
  attempt: async (command) =>
    command.then(
      () => true,
      () => false,
    ),
  isTrouble: (error) => error instanceof RangeError,
};

/** The page of a link, on a server that answers this; returns the decisions received. */
function opened(changes: Partial<LinkedRequest> = {}, of: Partial<Passkeys> = {}) {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([])),
    http.post('*/api/decision-links/open', () => HttpResponse.json({ ...linked, ...changes })),
    http.post('*/api/decision-links/passkey-options', () => HttpResponse.json({ options: { challenge: 'x' } })),
    http.post('*/api/decision-links/decide', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...soon, status: 'approved' });
    }),
  );
  return { sent, ...renderScreen(<DecideScreen link="a-link" passkeys={{ ...passkeys, ...of }} />) };
}

test('a passkey approves, with what was seen', async () => {
  const { user, sent } = opened();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(screen.getByRole('heading', { name: 'Approve this request' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Approve with a passkey' }));
  expect(await screen.findByText('Approved. Dana Levi, Unit 101 is told.')).toBeVisible();
  expect(sent).toEqual([{ link: 'a-link', approved: true, seen: seenOf(soon), passkey: { id: 'a-passkey' } }]);
});

test('an approval that goes below a floor asks why, and sends it', async () => {
  const shortfall = {
    vehicleType: 'ALS',
    counts: 'free' as const,
    startTime: soon.startTime,
    endTime: soon.endTime,
    left: 0,
    least: 1,
    nextBackAt: null,
  };
  const { user, sent } = opened({ circumstances: { ...linked.circumstances!, belowFloors: [shortfall] } });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(screen.getByRole('button', { name: 'Approve with a passkey' }));
  expect(screen.getByText('Say why it is approved all the same')).toBeVisible();
  expect(screen.getByLabelText('Reason for going below the floor')).toHaveFocus();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Reason for going below the floor'), 'A crew stands by');
  await user.click(screen.getByRole('button', { name: 'Approve with a passkey' }));
  expect(await screen.findByText('Approved. Dana Levi, Unit 101 is told.')).toBeVisible();
  expect(sent).toEqual([expect.objectContaining({ approved: true, coverageReason: 'A crew stands by' })]);
});

test('whoever gives up in the dialog for a passkey is told of no missing network, and may go to the administration', async () => {
  const { user, sent } = opened({}, { ask: () => Promise.reject(new RangeError('given up')) });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.type(screen.getByLabelText('Admin notes (optional)'), 'Box 2');
  await user.click(screen.getByRole('button', { name: 'Approve with a passkey' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Approve with a passkey' })).toBeEnabled());
  expect(screen.queryByText(/No answer/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Open the administration' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(screen.getByLabelText('Admin notes (optional)')).toHaveValue('Box 2');
  expect(sent).toEqual([]);
});

test('other people of the day are not named, and their bookings not opened', async () => {
  opened();
  expect(await screen.findByText(/08:00.*12:00/)).toBeVisible();
  expect(screen.queryByText(/erased|Noa Peretz/i)).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Approve', 'Reject']);
});

test('a vehicle in maintenance can only be rejected', async () => {
  opened({ circumstances: { ...circumstances, vehicleStatus: 'maintenance' } });
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test.each([
  ['this browser has no passkeys', { takesPassword: false }, { areThere: false }, /This browser has no passkeys/],
  ['the person has none', { takesPassword: false, hasPasskey: false }, {}, /You have no passkey, and the shared/],
])('where %s and the password is off, the administration is the way', async (_case, changes, of, words) => {
  const { user } = opened(changes, of);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the administration' })).toBeVisible();
});

test('a reason stays while the proof fails, which is said once, and somebody faster is named', async () => {
  const attempt = jest.fn(passkeys.attempt);
  const { user } = opened({}, { attempt });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.type(screen.getByLabelText('Reason (optional; the responder will see it)'), 'A course');
  server.use(
    http.post('*/api/decision-links/decide', () =>
      refuse(403, 'ADMIN_PASSWORD_INCORRECT', 'Incorrect admin password.'),
    ),
  );
  await user.type(screen.getByLabelText('Admin password'), 'guessed{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Incorrect admin password/);
  expect(attempt).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Reason (optional; the responder will see it)')).toHaveValue('A course');
  server.use(
    http.post('*/api/decision-links/decide', () => refuse(409, 'INVALID_TRANSITION', 'Noa was faster.')),
    http.post('*/api/decision-links/open', () =>
      HttpResponse.json({
        ...linked,
        circumstances: null,
        booking: { ...soon, status: 'approved', decidedBy: ruth, decidedAt: '2999-11-21T10:00:00.000Z' },
      }),
    ),
  );
  await user.type(screen.getByLabelText('Admin password'), 'right{Enter}');
  expect(await screen.findByText('There is nothing to decide any more')).toBeVisible();
  expect(screen.getByText(/^Decided by Ruth Adler, Unit 100/)).toBeVisible();
});

const signed = (bookingId: string) => `${bookingId.replaceAll('-', '')}-0-mi1x4yi8-mi4s0m08.qU8zv1xk`;
const isOver = () =>
  http.post('*/api/decision-links/open', () => refuse(409, 'DECISION_LINK_OVER', 'This link has ended.'));

test.each([
  ['its booking in the administration', signed(soon.id), `/admin?tab=diary&booking=${soon.id}`],
  ['the administration, if it is no link', 'another', '/admin'],
])('a link that has ended says so, and leads to %s', async (_where, link, href) => {
  server.use(isOver());
  renderScreen(<DecideScreen link={link} passkeys={passkeys} />);
  await waitFor(() => expect(screen.getByText('This link does not work')).toBeVisible());
  expect(screen.getByRole('link', { name: 'Open the administration' })).toHaveAttribute('href', href);
});

test('a link that ends while its page is open says so, and leaves nothing to press', async () => {
  const { user } = opened();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  server.use(
    isOver(),
    http.post('*/api/decision-links/decide', () => refuse(409, 'DECISION_LINK_OVER', 'This link has ended.')),
  );
  await user.type(screen.getByLabelText('Admin password'), 'right{Enter}');
  expect(await screen.findByText('This link does not work')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Approve/ })).toBeNull();
});
