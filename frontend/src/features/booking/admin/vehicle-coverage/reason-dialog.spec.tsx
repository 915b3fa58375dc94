import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { finishBeforeLeaving } from '../../../../lib/device/before-leaving.js';
import { diaryOf, first, second } from '../../../../testing/diary.js';
import { approved } from '../../../../testing/examples.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { BookingDiary } from '../booking-diary/booking-diary.js';

const shortfall = {
  vehicleType: 'ALS',
  counts: 'free',
  startAt: '2999-11-23T16:00:00.000Z',
  endAt: '2999-11-23T20:00:00.000Z',
  left: 0,
  least: 1,
  nextBackAt: null,
};

/** Approves a booking as it is, and the one below the floor with a reason only. */
function diary(belowFloor: string = second.id) {
  const sent: [string, object][] = [];
  diaryOf([first, second]);
  server.use(
    http.put('*/api/admin/bookings/:id/approve', async ({ params, request }) => {
      const body = (await request.json()) as { coverageReason?: string };
      sent.push([String(params['id']), body]);
      if (params['id'] === belowFloor && !body.coverageReason)
        return HttpResponse.json(
          { code: 'COVERAGE_REASON_REQUIRED', detail: 'A reason, please.', facts: { shortfalls: [shortfall] } },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        );
      return HttpResponse.json({ ...approved, id: params['id'] });
    }),
  );
  return { sent, ...renderScreen(<BookingDiary />, '/?tab=diary') };
}

test('of many that are approved, those below a floor are asked about at once, with what is left', async () => {
  const { sent, user } = diary();
  await screen.findByText('Showing all 2 bookings');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
  await act(finishBeforeLeaving);
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve below the floor?' }));
  expect(dialog.getByText(/^0 of at least 1 ALS free/)).toBeVisible();

  // without a reason it says so next to the field, and sends nothing
  const before = sent.length;
  await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
  expect(dialog.getByLabelText('Reason for going below the floor')).toHaveAccessibleDescription(
    'Say why it is approved all the same',
  );
  expect(sent).toHaveLength(before);

  await user.type(dialog.getByLabelText('Reason for going below the floor'), 'Mass event');
  await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
  expect(await screen.findByText('Request approved')).toBeInTheDocument();
  expect(sent.at(-1)).toEqual([second.id, expect.objectContaining({ approved: true, coverageReason: 'Mass event' })]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of a request that the list marks, the reason is asked for at once, and nothing is sent before', async () => {
  const { startAt: startTime, endAt: endTime, ...left } = shortfall;
  const below = [{ ...left, startTime, endTime }];
  server.use(http.get('*/api/admin/coverage/requests', () => HttpResponse.json([{ bookingId: second.id, below }])));
  const { sent, user } = diary();
  await screen.findByText('Below a floor');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve below the floor?' }));
  expect(dialog.getByText(/^0 of at least 1 ALS free/)).toBeVisible();
  expect(sent.map(([id]) => id)).not.toContain(second.id);
  await user.type(dialog.getByLabelText('Reason for going below the floor'), 'Mass event');
  await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
  await waitFor(() =>
    expect(sent).toContainEqual([second.id, expect.objectContaining({ coverageReason: 'Mass event' })]),
  );
  await act(finishBeforeLeaving);
  expect(sent.map(([id]) => id).toSorted()).toEqual([first.id, second.id].toSorted());
});

test('one that the server asks about while others are sent is asked about next, with the reason that was given', async () => {
  const { startAt: startTime, endAt: endTime, ...left } = shortfall;
  const below = [{ ...left, startTime, endTime }];
  server.use(http.get('*/api/admin/coverage/requests', () => HttpResponse.json([{ bookingId: second.id, below }])));
  const { sent, user } = diary(first.id);
  await screen.findByText('Below a floor');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve below the floor?' }));
  await user.type(dialog.getByLabelText('Reason for going below the floor'), 'Mass event');
  await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
  expect(await screen.findByText('Request approved')).toBeInTheDocument();

  expect(dialog.getByLabelText('Reason for going below the floor')).toHaveValue('Mass event');
  await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(([id]) => id)).toEqual([first.id, second.id, first.id]);
  expect(sent.at(-1)).toEqual([first.id, expect.objectContaining({ coverageReason: 'Mass event' })]);
});

test('what several leave together is said before they are sent, and one reason is asked for', async () => {
  const { startAt: startTime, endAt: endTime, ...left } = shortfall;
  const below = [{ ...left, startTime, endTime }];
  const { sent, user } = diary();
  server.use(
    http.get('*/api/admin/coverage/requests', ({ request }) => {
      const together = new URL(request.url).searchParams.getAll('together');
      // each alone leaves enough
      return HttpResponse.json(together.length > 1 ? [{ bookingId: second.id, below }] : []);
    }),
  );
  await screen.findByText('Showing all 2 bookings');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(await screen.findByText('Approving all of these leaves too few free vehicles')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Approve 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve below the floor?' }));
  expect(sent.map(([id]) => id)).not.toContain(second.id);
  await user.type(dialog.getByLabelText('Reason for going below the floor'), 'Mass event');
  await user.click(dialog.getByRole('button', { name: 'Approve anyway' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  // what needs no reason goes first, so that no one is asked again
  expect(sent[0]?.[0]).toBe(first.id);
  expect(sent[1]).toEqual([second.id, expect.objectContaining({ coverageReason: 'Mass event' })]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
