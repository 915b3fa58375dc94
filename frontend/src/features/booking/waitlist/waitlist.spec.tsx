import { instant } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { Wish } from '../../../lib/http/answers.js';
import { als1, approved, requested } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { HeldOffers, OwnWishes } from '../shared/held-offers.js';
import { JoinWaitlistDialog } from './join-waitlist-dialog.js';
import { Wishes } from './wishes.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const period = { startAt: instant('2026-11-23T16:00:00Z'), endAt: instant('2026-11-23T20:00:00Z') };
const waiting: Wish = {
  id: '01900000-0000-7000-8000-00000000f001',
  vehicle: { id: als1.id, name: als1.name, type: als1.type },
  anyOfType: false,
  startTime: period.startAt,
  endTime: period.endAt,
  leastHours: 3,
  purpose: 'Night shift',
  joinedAt: instant('2026-11-23T08:00:00Z'),
  place: 2,
  offer: null,
};
const offered: Wish = {
  ...waiting,
  place: 1,
  offer: {
    vehicle: waiting.vehicle,
    startTime: period.startAt,
    endTime: period.endAt,
    holdEndsAt: instant('2026-11-23T12:30:00Z'),
  },
};
const answers = (wishes: readonly Wish[]) =>
  server.use(http.get('*/api/waitlist', () => HttpResponse.json([...wishes])));

function Joining() {
  const [purpose, setPurpose] = useState('');
  return (
    <JoinWaitlistDialog
      vehicle={als1}
      period={period}
      purpose={purpose}
      onPurpose={setPurpose}
      onClose={() => undefined}
    />
  );
}

test('who waits says from when to when, at least how long, and for what', async () => {
  let sent: unknown;
  server.use(
    http.post('*/api/waitlist', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(waiting, { status: 201 });
    }),
  );
  renderScreen(<Joining />);
  const dialog = await screen.findByRole('dialog', { name: 'Tell me when free' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start waiting' }));
  expect(within(dialog).getByText(/^Please say in a few words what the booking is for/)).toBeVisible();
  expect(sent).toBeUndefined();
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'At least' }), { target: { value: '2' } });
  fireEvent.change(within(dialog).getByRole('combobox', { name: 'From' }), {
    target: { value: '2026-11-23T15:00:00.000Z' },
  });
  fireEvent.click(
    within(dialog).getByRole('checkbox', { name: `Any other vehicle of this type (${als1.type}) will do as well` }),
  );
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'Night shift' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Start waiting' }));
  expect(await screen.findByText('ALS1: you are number 2 in line.')).toBeVisible();
  expect(sent).toEqual({
    vehicleId: als1.id,
    anyOfType: true,
    startTime: '2026-11-23T15:00:00.000Z',
    endTime: period.endAt,
    leastHours: 2,
    purpose: 'Night shift',
  });
});

test('hours that are free meanwhile are said to be', async () => {
  server.use(http.post('*/api/waitlist', () => refuse(409, 'HOURS_ARE_FREE', 'ALS1 is free. Please book it.')));
  renderScreen(<Joining />);
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Night shift' } });
  fireEvent.click(screen.getByRole('button', { name: 'Start waiting' }));
  expect(await within(screen.getByRole('dialog')).findByText(/ALS1 is free. Please book it./)).toBeVisible();
});

test('what one waits for has the place in line, and can be left', async () => {
  let left = false;
  answers([waiting]);
  server.use(
    http.delete(`*/api/waitlist/${waiting.id}`, () => {
      left = true;
      answers([]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderScreen(<OwnWishes />);
  expect(await screen.findByText('Number 2 in line')).toBeVisible();
  expect(screen.getByText('At least 3 hours in a row')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Stop waiting for ALS1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Stop waiting?' });
  expect(left).toBe(false);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Stop waiting' }));
  expect(await screen.findByText('You no longer wait for these hours')).toBeVisible();
  expect(left).toBe(true);
  expect(screen.queryByText('Number 2 in line')).toBeNull();
});

test.each([
  ['pending', requested, 'An administrator decides on your booking next.'],
  ['approved', approved, 'Please sign the agreement next.'],
])('an offer is accepted with one press: %s', async (_, booking, next) => {
  let sent: unknown;
  answers([offered]);
  server.use(
    http.post(`*/api/waitlist/${offered.id}/accept`, async ({ request }) => {
      sent = await request.json();
      answers([]);
      return HttpResponse.json(booking, { status: 201 });
    }),
  );
  renderScreen(<HeldOffers />);
  expect(await screen.findByRole('heading', { name: 'Held for you' })).toBeVisible();
  expect(screen.getByText(/^(29|30) min left$/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /^Accept ALS1/ }));
  expect(await screen.findByText(next)).toBeVisible();
  expect(sent).toEqual({ seen: { vehicleId: als1.id, startTime: period.startAt, endTime: period.endAt } });
  expect(screen.queryByRole('heading', { name: 'Held for you' })).toBeNull();
});

test('an answer that comes too late says so', async () => {
  answers([offered]);
  server.use(
    http.post(`*/api/waitlist/${offered.id}/decline`, () =>
      refuse(409, 'OFFER_ENDED', 'These hours are no longer held for you.'),
    ),
  );
  renderScreen(<HeldOffers />);
  fireEvent.click(await screen.findByRole('button', { name: /^Decline ALS1/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Decline these hours?' });
  expect(within(dialog).getByText('They go to the next in line, and you no longer wait for them.')).toBeVisible();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
  expect((await screen.findAllByText(/These hours are no longer held for you./))[0]).toBeVisible();
});

test('an offer whose time is over is not shown', async () => {
  const over = {
    ...offered,
    offer: offered.offer && { ...offered.offer, holdEndsAt: instant('2026-11-23T12:00:00Z') },
  };
  answers([over, { ...waiting, id: '01900000-0000-7000-8000-00000000f002' }]);
  renderScreen(
    <>
      <HeldOffers />
      <OwnWishes />
    </>,
  );
  expect(await screen.findByText('You are waiting for')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Accept/ })).toBeNull();
});

test('where nothing is left to wait for, there is no heading', async () => {
  const over = {
    ...offered,
    offer: offered.offer && { ...offered.offer, holdEndsAt: instant('2026-11-23T12:00:00Z') },
  };
  renderScreen(
    <>
      <Wishes wishes={[over]} />
      <Wishes wishes={[waiting]} />
    </>,
  );
  expect(await screen.findAllByText('You are waiting for')).toHaveLength(1);
});
