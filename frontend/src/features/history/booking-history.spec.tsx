import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OwnShiftsContext } from '../../lib/time/own-shifts.js';
import { approved, dana } from '../../testing/examples.js';
import { history, readingContested, readingKept } from '../../testing/history.js';
import { refuse } from '../../testing/refuse.js';
import { renderScreen } from '../../testing/render-screen.js';
import { server } from '../../testing/server.js';
import { toast } from '../../testing/toast.js';
import { AuditedHistory } from './audited-history.js';
import { BookingHistory } from './booking-history.js';

function open(at = '/') {
  server.use(http.get('*/api/audit/bookings/*', () => HttpResponse.json(history)));
  return renderScreen(<BookingHistory />, at);
}

const asItStood = async () => within(await screen.findByRole('region', { name: 'As it stood' }));

test("shows the booking's state and all its events", async () => {
  open();
  expect(await screen.findByRole('heading', { name: /booking of ALS1, Dana\sLevi,\sUnit\s101/ })).toBeVisible();
  expect((await asItStood()).getByText('Completed')).toBeVisible();
  const events = within(screen.getByRole('list', { name: 'History' })).getAllByRole('listitem');
  expect(events.filter((event) => event.querySelector('time') !== null)).toHaveLength(5);
  expect(screen.getByText('From “Pending approval” to “Approved”')).toBeVisible();
});

test('the slider steps back, by arrow keys and buttons, and the address keeps the position', async () => {
  const { user, router } = open();
  const slider = await screen.findByRole('slider', { name: 'The booking after each event' });
  expect((await asItStood()).getByRole('heading', { name: 'Checkout' })).toBeVisible();
  fireEvent.keyDown(slider, { key: 'ArrowLeft', keyCode: 37 });
  expect((await asItStood()).queryByRole('heading', { name: 'Checkout' })).toBeNull();
  expect((await asItStood()).getByRole('heading', { name: 'Check-in' })).toBeVisible();
  expect(router.state.location.search).toBe('?after=4');
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  expect((await asItStood()).queryByRole('heading', { name: 'Agreement' })).toBeNull();
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('After event 2 of 5: Approved'));
});

test('a link opens it after an event, and an invalid one at the end', async () => {
  open('/?after=1');
  expect((await asItStood()).getByText('Pending approval')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Earlier' })).toBeDisabled();
});

test('a contested reading is shown as contested at the moments when it was, and how it was settled', async () => {
  const entries = [...history, readingContested, readingKept];
  server.use(http.get('*/api/audit/bookings/*', () => HttpResponse.json(entries)));
  const { user } = renderScreen(<BookingHistory />, '/');
  const checkOut = async () => within((await asItStood()).getByRole('region', { name: 'Checkout' }));
  expect((await checkOut()).queryByText(/contested/)).toBeNull();
  const events = within(screen.getByRole('list', { name: 'History' }));
  expect(events.getByText('At checkout: 41,264 km. It counts until it is corrected.')).toBeVisible();
  expect(events.getByText('It said 41,246')).toBeVisible();
  expect(events.getByText('At checkout: it stays 41,264 km')).toBeVisible();
  expect(events.getByText('The photo shows it')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  expect((await checkOut()).getByText(/\(contested\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Earlier' }));
  expect((await checkOut()).queryByText(/contested/)).toBeNull();
});

test('who had the vehicle sees the readings that decide their kilometers; others do not', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/audit/bookings/*', () => HttpResponse.json(history)),
    http.get('*/api/bookings/:id/readings', ({ params }) => {
      asked.push(String(params['id']));
      return HttpResponse.json([]);
    }),
  );
  renderScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 }}>
      <BookingHistory />
    </OwnShiftsContext>,
  );
  expect(await screen.findByRole('region', { name: 'Mileage of this shift' })).toBeVisible();
  await waitFor(() => expect(asked).toHaveLength(1));
  cleanup();
  open();
  await screen.findByRole('slider');
  expect(screen.queryByRole('region', { name: 'Mileage of this shift' })).toBeNull();
});

test('a shift that began with a joint handover shows the damage that both saw, from the outgoing booking', async () => {
  const dent = { area: 'hood', severity: 'major', description: 'A deep dent' };
  const together = history.map((entry) =>
    entry.type === 'VehicleCheckedIn' ? { ...entry, facts: { ...entry.facts, damageSeenTogether: [dent] } } : entry,
  );
  server.use(http.get('*/api/audit/bookings/*', () => HttpResponse.json(together)));
  renderScreen(<BookingHistory />, '/?after=4');
  expect((await asItStood()).getByText('Damage, as both saw it')).toBeVisible();
  expect((await asItStood()).getByText('A deep dent')).toBeVisible();
});

test("auditors see the seal's hash in the record of an event", async () => {
  const sealHash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  server.use(
    http.get('*/api/audit/bookings/*', () =>
      HttpResponse.json([{ ...history[0], after: history.at(-1)?.after, sealHash }]),
    ),
  );
  const { user } = renderScreen(<BookingHistory />);
  await user.click(await screen.findByText('Record no. 1'));
  expect(screen.getByText('Seal hash')).toBeVisible();
  expect(screen.getByText(history[0].recordedAt)).toBeVisible();
  expect(screen.getByText(new RegExp(`^${sealHash.slice(0, 16)}`))).toBeVisible();
});

test('says that there is no such booking', async () => {
  server.use(http.get('*/api/audit/bookings/*', () => refuse(404, 'BOOKING_NOT_FOUND', 'There is no such booking.')));
  renderScreen(<BookingHistory />);
  expect(await screen.findByRole('alert')).toBeVisible();
});

test('auditors save a dossier, and are told why they cannot yet', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  Object.assign(URL, { revokeObjectURL: () => {} });
  server.use(
    http.get(/\/history$/, () => HttpResponse.json(history)),
    http.get(/\/dossier$/, () => refuse(409, 'NOT_SEALED_YET', 'It is not sealed yet.'), {
      once: true,
    }),
    http.get(/\/dossier$/, () => {
      const headers = { 'Content-Disposition': 'attachment; filename="dossier-1.zip"' };
      return new HttpResponse('PK', { headers });
    }),
  );
  const { user } = renderScreen(<AuditedHistory />);
  const button = await screen.findByRole('button', { name: 'Dossier' });
  await user.click(button);
  expect(await toast().findByText(/It is not sealed yet\./)).toBeVisible();
  await user.click(button);
  expect(await toast().findByText('Dossier saved')).toBeVisible();
  expect(saved).toEqual(['dossier-1.zip']);
  click.mockRestore();
});

test('its responder gives or swaps the booking there while it is ahead', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T08:00Z'), advanceTimers: true });
  server.use(
    http.get('*/api/audit/bookings/*', () => HttpResponse.json([{ ...history[0], after: approved }])),
    http.get('*/api/handing-on', () => HttpResponse.json({ given: [], offered: [], next: null })),
  );
  renderScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 }}>
      <BookingHistory />
    </OwnShiftsContext>,
  );
  expect(await screen.findByRole('button', { name: /^Give or swap/ })).toBeVisible();
  jest.useRealTimers();
});

test('offers to colleagues that came to nothing stand below the events', async () => {
  const offer = {
    id: '01900000-0000-7000-8000-00000000f101',
    wasWanted: false,
    isSwap: false,
    toEverybody: false,
    byOffice: false,
    from: { unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
    toUnitNumber: '102',
    offeredAt: '2026-11-22T07:00:00.000Z',
    endedBecause: 'declined',
    endedAt: '2026-11-22T07:30:00.000Z',
  };
  server.use(
    http.get('*/api/audit/bookings/*', () => HttpResponse.json(history)),
    http.get('*/api/handing-on/bookings/*', () =>
      HttpResponse.json([
        offer,
        {
          ...offer,
          id: '01900000-0000-7000-8000-00000000f102',
          isSwap: true,
          toUnitNumber: null,
          endedBecause: 'begun',
        },
      ]),
    ),
  );
  renderScreen(<BookingHistory />);
  expect(await screen.findByText('Dana Levi, Unit 101 offered it to unit 102.')).toBeVisible();
  expect(screen.getByText(/It was declined, /)).toBeVisible();
  expect(screen.getByText('Dana Levi, Unit 101 proposed to swap it.')).toBeVisible();
});

test('offers that could not be loaded do not look as if there were none', async () => {
  let answer: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get('*/api/audit/bookings/*', () => HttpResponse.json(history)),
    http.get('*/api/handing-on/bookings/*', async () => {
      await slow;
      return refuse(409, 'CHANGED_MEANWHILE', 'It changed.');
    }),
  );
  const { user } = renderScreen(<BookingHistory />);
  expect(await screen.findByText('Loading the offers to colleagues...')).toBeVisible();
  answer();
  expect(await screen.findByRole('heading', { name: 'Offered to colleagues' })).toBeVisible();
  server.use(http.get('*/api/handing-on/bookings/*', () => HttpResponse.json([])));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Offered to colleagues' })).toBeNull());
});
