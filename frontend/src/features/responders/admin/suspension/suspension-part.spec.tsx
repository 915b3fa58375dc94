import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { User } from '../../../../lib/http/answers.js';
import { dana } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { SuspensionPart } from './suspension-part.js';

const user = {
  ...dana,
  suspendedAt: null,
  suspensionReason: null,
  suspensionLiftedReason: null,
} as unknown as User;
const ruth = { id: 'r', unitNumber: '100', firstName: 'Ruth', lastName: 'Adler', accessToken: null, system: null };
const happened = (type: string, at: string, reason: string | null) => ({
  type,
  recordedAt: instant(at),
  actor: ruth,
  reason,
});
const booking = (id: string, status: string) => ({
  id,
  status,
  vehicleName: 'ALS1',
  startTime: instant('2026-11-23T16:00Z'),
  endTime: instant('2026-11-23T20:00Z'),
});

function suspensions(...answers: readonly object[]) {
  const asked: unknown[] = [];
  let next = 0;
  const note = async ({ request }: { request: Request }) => {
    asked.push([new URL(request.url).pathname.split('/').at(-1), await request.json()]);
    return new HttpResponse(null, { status: 204 });
  };
  server.use(
    http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, id: 'r', unitNumber: '100' })),
    http.get('*/api/users/:id/suspension', () => {
      const answer = answers[Math.min(next, answers.length - 1)];
      next += 1;
      return HttpResponse.json({ openBookings: [], happened: [], ...answer });
    }),
    http.post('*/api/users/:id/suspend', note),
    http.post('*/api/users/:id/lift-suspension', note),
  );
  return asked;
}

test('suspends with a reason, and asks for one', async () => {
  const asked = suspensions({});
  const { user: person } = renderScreen(<SuspensionPart user={user} />);
  expect(await screen.findByText('Not suspended.')).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Suspend...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this user?' }));
  expect(await dialog.findByText('There are no open bookings.')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await dialog.findByText('Please give a reason.')).toBeVisible();
  expect(dialog.getByLabelText('Reason')).toHaveFocus();
  expect(asked).toEqual([]);
  await person.type(dialog.getByLabelText('Reason'), ' Lost the phone ');
  await person.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(await toast().findByText('Unit 101 is suspended')).toBeVisible();
  expect(asked).toEqual([['suspend', { reason: 'Lost the phone' }]]);
  expect(screen.getByRole('button', { name: 'Suspend...' })).toHaveFocus();
});

test('names the open bookings and what has to be done with each, until there are none', async () => {
  const open = [booking('b1', 'pending'), booking('b2', 'approved'), booking('b3', 'active')];
  suspensions({ openBookings: open }, { openBookings: open }, {});
  const { user: person } = renderScreen(<SuspensionPart user={user} />);
  await person.click(await screen.findByRole('button', { name: 'Suspend...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this user?' }));
  const list = within(await dialog.findByRole('list', { name: 'Decide these open bookings first' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^ALS1, .*18:00.*Reject or cancel it first\.$/),
    expect.stringMatching(/Cancel it first\.$/),
    expect.stringMatching(/The vehicle is out\. Check it out first\.$/),
  ]);
  expect(list.getAllByRole('link')[0]).toHaveAttribute('href', '/admin?tab=diary&booking=b1');
  expect(dialog.queryByLabelText('Reason')).not.toBeInTheDocument();
  await person.click(dialog.getByRole('button', { name: 'Check again' }));
  expect(await dialog.findByLabelText('Reason')).toBeVisible();
});

test('a booking that was faster is named by the refusal', async () => {
  suspensions({});
  server.use(
    http.post('*/api/users/:id/suspend', () =>
      refuse(409, 'RESPONDER_BOOKINGS_UNDECIDED', 'Unit 101 still has open bookings.'),
    ),
  );
  const { user: person } = renderScreen(<SuspensionPart user={user} />);
  await person.click(await screen.findByRole('button', { name: 'Suspend...' }));
  await person.type(await screen.findByLabelText('Reason'), 'Lost the phone');
  await person.click(screen.getByRole('button', { name: 'Suspend' }));
  expect(await toast().findByText('Not suspended')).toBeVisible();
  expect(screen.getByLabelText('Reason')).toHaveValue('Lost the phone');
});

test('a suspended user: since when, by whom and why, what was before, and lifting with a reason', async () => {
  const since = instant('2026-11-22T16:00Z');
  const asked = suspensions({
    happened: [
      happened('ResponderSuspended', since, 'Lost it again'),
      happened('ResponderSuspensionLifted', '2026-11-02T08:00Z', null),
      happened('ResponderSuspended', '2026-11-01T08:00Z', null),
    ],
  });
  const { user: person } = renderScreen(
    <SuspensionPart user={{ ...user, suspendedAt: since, suspensionReason: 'Lost it again' }} />,
  );
  expect(await screen.findByText(/^Suspended since .*18:00$/)).toBeVisible();
  expect(await screen.findByText('By Ruth Adler, Unit 100.')).toBeVisible();
  expect(screen.getByText('Lost it again')).toBeVisible();
  const earlier = within(screen.getByRole('list', { name: 'Earlier suspensions' }));
  expect(earlier.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Suspension liftedRuth Adler, Unit 100$/),
    expect.stringMatching(/SuspendedRuth Adler, Unit 100$/),
  ]);
  await person.click(screen.getByRole('button', { name: 'Lift the suspension...' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lift this suspension?' }));
  await person.type(dialog.getByLabelText('Reason'), 'Has a new phone');
  await person.click(dialog.getByRole('button', { name: 'Lift suspension' }));
  expect(await toast().findByText('The suspension of unit 101 is lifted')).toBeVisible();
  expect(asked).toEqual([['lift-suspension', { reason: 'Has a new phone' }]]);
});

test('nobody is offered to suspend themselves', async () => {
  suspensions({});
  renderScreen(<SuspensionPart user={{ ...user, id: 'r' }} />);
  expect(await screen.findByText('You cannot suspend yourself. Another administrator can.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says that the earlier suspensions could not be loaded', async () => {
  suspensions({});
  server.use(http.get('*/api/users/:id/suspension', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  renderScreen(<SuspensionPart user={user} />);
  expect(await screen.findByText('Please try again.')).toBeVisible();
});
