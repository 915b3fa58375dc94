import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking } from '../../../../lib/http/answers.js';
import { fill } from '../../../../testing/fill.js';
import { active, als1InFleet, approved, requested } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { MaintenanceDialog } from './maintenance-dialog.js';

const out: Booking = { ...active, id: '01900000-0000-7000-8000-000000000b02' };
const avi = { id: '2', unitNumber: '102', firstName: 'Avi', lastName: 'Cohen' };
const later: Booking = { ...approved, id: '01900000-0000-7000-8000-000000000b03', user: avi };

/** The server's affected bookings; records the requests. */
function affected(...bookings: Booking[]) {
  const left = new Map(bookings.map((booking) => [booking.id, booking]));
  const asked: unknown[] = [];
  const untils: (string | null)[] = [];
  server.use(
    http.get('*/api/admin/vehicles/:id/affected-bookings', ({ request }) => {
      untils.push(new URL(request.url).searchParams.get('until'));
      return HttpResponse.json([...left.values()]);
    }),
    http.put('*/api/vehicles/:id', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(als1InFleet);
    }),
    http.delete('*/api/admin/bookings/:id', async ({ request, params }) => {
      asked.push(['cancel', params['id'], await request.json()]);
      left.delete(String(params['id']));
      return HttpResponse.json(requested);
    }),
  );
  return { asked, untils, left };
}

/** Waits for the bookings that the chosen end affects. */
const ready = async (name: string) => {
  const button = screen.getByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};
const start = () => ready('Start Maintenance');

test('records the maintenance first, then cancels what was ticked, with one reason', async () => {
  const closed = jest.fn();
  const { asked, untils } = affected(out, requested, later);
  const { user } = renderScreen(<MaintenanceDialog vehicle={als1InFleet} onClose={closed} />);
  const list = within(await screen.findByRole('region', { name: 'Affected bookings' }));
  expect(list.getAllByRole('checkbox')).toHaveLength(3);
  expect(list.getByText(/^Out on this shift/)).toBeVisible();
  await fill(user, screen.getByLabelText('Expected end (optional)'), '2999-01-02T08:00');
  await fill(user, screen.getByLabelText('Reason (optional)'), 'Brakes');
  await waitFor(() => expect(untils.at(-1)).toBe('2999-01-02T06:00:00.000Z'));
  await user.click(list.getByRole('button', { name: 'Tick all' }));
  await user.click(list.getAllByRole('checkbox')[0] as HTMLElement);
  expect(screen.getByText(/^2 bookings will be cancelled/)).toBeVisible();
  await fill(user, screen.getByLabelText('Reason for their responders (optional)'), 'The brakes are worn.');
  await user.click(await start());
  expect(await toast().findByText('2 bookings were cancelled.')).toBeVisible();
  const reason = 'The brakes are worn.';
  expect(asked).toEqual([
    { status: 'maintenance', availableFrom: '2999-01-02T06:00:00.000Z', reason: 'Brakes' },
    ['cancel', requested.id, { reason }],
    ['cancel', later.id, { reason }],
  ]);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('stays open for failed cancellations and new bookings', async () => {
  const closed = jest.fn();
  const { left } = affected(requested, later);
  server.use(
    http.delete(`*/api/admin/bookings/${later.id}`, () => {
      left.delete(later.id);
      left.set(out.id, out);
      return refuse(409, 'INVALID_TRANSITION', 'This booking was cancelled already.');
    }),
  );
  const { user } = renderScreen(<MaintenanceDialog vehicle={als1InFleet} onClose={closed} />);
  await user.click(await screen.findByRole('button', { name: 'Tick all' }));
  await user.click(await start());
  expect(await screen.findByText(/^The maintenance of/)).toHaveTextContent('The maintenance of ALS1 is recorded.');
  expect(screen.getByText('1 booking was cancelled.')).toBeVisible();
  expect(screen.getByText(/Avi Cohen, Unit 102.*This booking was cancelled already\./)).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Still affected' }));
  expect(list.getByText('Changed by someone else')).toBeVisible();
  expect(closed).not.toHaveBeenCalled();
  await user.click(list.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Cancel ticked bookings' }));
  expect(await toast().findByText('2 bookings were cancelled.')).toBeVisible();
  expect(closed).toHaveBeenCalledTimes(1);
});

test('cancels nothing if the maintenance was refused or its end is in the past', async () => {
  const { asked } = affected(requested);
  server.use(http.put('*/api/vehicles/:id', () => refuse(409, 'CHANGED_MEANWHILE', 'Somebody else was faster.')));
  const { user } = renderScreen(<MaintenanceDialog vehicle={als1InFleet} onClose={() => undefined} />);
  await user.click(await screen.findByRole('checkbox'));
  await fill(user, screen.getByLabelText('Expected end (optional)'), '2020-01-02T08:00');
  await user.keyboard('{Enter}');
  await user.click(await start());
  expect(await screen.findByText('The expected end must be in the future')).toBeVisible();
  await user.clear(screen.getByLabelText('Expected end (optional)'));
  await user.click(await start());
  expect(await toast().findByText('Update Failed')).toBeVisible();
  expect(asked).toEqual([]);
});

test('changes an end, and sends only the changes', async () => {
  const { asked } = affected();
  const maintenance = { startedAt: null, expectedEndAt: approved.endTime, reason: 'Brakes' };
  const { user } = renderScreen(
    <MaintenanceDialog vehicle={{ ...als1InFleet, maintenance }} onClose={() => undefined} />,
  );
  expect(await screen.findByText('No booking is affected.')).toBeVisible();
  expect(screen.getByLabelText('Expected end (optional)')).toHaveValue('23 Nov 2026, 22:00');
  await user.clear(screen.getByLabelText('Expected end (optional)'));
  await user.click(await ready('Save'));
  expect(await toast().findByText('Vehicle Updated')).toBeVisible();
  expect(asked).toEqual([{ status: 'maintenance', availableFrom: null }]);
});
