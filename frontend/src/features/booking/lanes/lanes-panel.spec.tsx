import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1 } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { useLanes } from '../api/use-lanes.js';
import { LanesPanel } from './lanes-panel.js';

const bls1 = { ...als1, id: '01900000-0000-7000-8000-00000000b151', name: 'BLS1', type: 'Basic Life Support' };

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T20:20:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const onBook = jest.fn();
afterEach(() => onBook.mockClear());

function Shown({ usualHours, isAdmin = false }: { usualHours?: number; isAdmin?: boolean }) {
  const { lanes, error, reload } = useLanes(isAdmin, true);
  return <LanesPanel lanes={lanes} error={error} onReload={reload} usualHours={usualHours} onBook={onBook} />;
}

const free = { taken: [], outOfService: null };

function show(of: Record<string, object>, { used = 0, ...props }: { used?: number; usualHours?: number } = {}) {
  const vehicles = [als1, bls1];
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json(vehicles)),
    http.get('*/api/vehicles/calendar', () =>
      HttpResponse.json(vehicles.map(({ id, name }) => ({ vehicleId: id, ...(of[name] ?? free) }))),
    ),
    http.get('*/api/responder-hours', () =>
      HttpResponse.json({ limit: 30, weeks: [{ weekStartsOn: '2026-11-22', hours: used, left: 30 - used }] }),
    ),
  );
  return renderScreen(<Shown {...props} />);
}
const taken = (startTime: string, endTime: string) => ({ taken: [{ startTime, endTime }], outOfService: null });
const gaps = async () => (await screen.findAllByRole('button')).map((gap) => gap.getAttribute('aria-label'));

test('each gap is a button that says vehicle, from and to', async () => {
  show({ ALS1: taken('2026-11-23T23:00:00Z', '2026-11-24T05:00:00Z') });
  expect(await gaps()).toEqual([
    'ALS1, free from today, 23:00 to tomorrow, 01:00',
    'ALS1, free from tomorrow, 07:00 to tomorrow, 22:00',
    'BLS1, free from today, 23:00 to tomorrow, 22:00',
  ]);
  const [its] = screen.getAllByRole('listitem').filter((row) => within(row).queryByText('ALS1'));
  expect(within(its!).getByRole('img', { name: 'Taken from tomorrow, 01:00 to tomorrow, 07:00' })).toBeVisible();
});

test('a gap opens with its start and the usual hours, cut to the gap and to what is left of the week', async () => {
  const busy = { ALS1: taken('2026-11-23T23:00:00Z', '2026-11-24T05:00:00Z') };
  const { user } = show(busy, { usualHours: 8, used: 25 });
  await screen.findByText(/^Taken/);
  const [short, , long] = await screen.findAllByRole('button');
  await user.click(short!);
  expect(onBook).toHaveBeenLastCalledWith(als1.id, '2026-11-23T21:00:00.000Z', 2);
  await user.click(long!);
  expect(onBook).toHaveBeenLastCalledWith(bls1.id, '2026-11-23T21:00:00.000Z', 5);
});

test('a vehicle out of service says so, and a fleet without free hours leads to later days', async () => {
  show({
    ALS1: { taken: [], outOfService: { status: 'maintenance', until: null } },
    BLS1: taken('2026-11-23T18:00:00Z', '2026-11-25T05:00:00Z'),
  });
  expect(await screen.findByRole('img', { name: /^Maintenance from today, 22:00/ })).toBeVisible();
  expect(screen.getByText(/^No vehicle is free in the next 24 hours/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a later day' })).toHaveAttribute('href', '/?book=any');
});

test('hours for administrators have a lock for others', async () => {
  jest.setSystemTime(Date.parse('2026-11-27T08:00:00Z'));
  show({});
  expect(await screen.findAllByRole('img', { name: /^Admin Only from today, 13:00/ })).toHaveLength(2);
});

test('the turn-round after a booking is shown as such, and is in the legend', async () => {
  const heldUntil = '2026-11-24T02:00:00Z';
  const [interval] = taken('2026-11-23T23:00:00Z', '2026-11-24T01:00:00Z').taken;
  show({ ALS1: { taken: [{ ...interval, heldUntil }], outOfService: null, turnRoundMinutes: 60 } });
  expect(await screen.findByRole('img', { name: 'Taken from tomorrow, 01:00 to tomorrow, 03:00' })).toBeVisible();
  expect(screen.getByRole('img', { name: /^Turn-round from tomorrow, 03:00/ })).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Legend' })).getByText(/^Turn-round/)).toBeVisible();
});

describe('hours that are taken for now', () => {
  const hours = { startTime: '2026-11-23T23:00:00Z', endTime: '2026-11-24T05:00:00Z' };
  const heldForSomebody = { ...hours, offeredUntil: '2026-11-23T20:50:00Z' };
  const waits = (vehicle: object) =>
    server.use(
      http.get('*/api/waitlist', () =>
        HttpResponse.json([{ id: 'wish', offer: { ...hours, vehicle, holdEndsAt: '2026-11-23T20:50:00Z' } }]),
      ),
    );
  const legend = () => within(screen.getByRole('list', { name: 'Legend' }));

  test('say until when they are held for somebody else', async () => {
    waits(bls1);
    show({ ALS1: { taken: [heldForSomebody], outOfService: null } });
    const name = 'Held (Until 22:50) from tomorrow, 01:00 to tomorrow, 07:00';
    expect(await screen.findByRole('img', { name })).toHaveTextContent(/^Until 22:50$/);
    expect(legend().getByText('Held')).toBeVisible();
  });

  test('lead to the offer where they are held for the person', async () => {
    waits(als1);
    show({ ALS1: { taken: [heldForSomebody], outOfService: null } });
    const name = 'Held for you from tomorrow, 01:00 to tomorrow, 07:00';
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/#held-for-you');
    expect(legend().getByText('Held for you')).toBeVisible();
  });

  test('are shown apart from a shift whose extension asks for them', async () => {
    show({ ALS1: { taken: [{ ...hours, askedFrom: '2026-11-24T02:00:00Z' }], outOfService: null } });
    expect(await screen.findByRole('img', { name: 'Taken from tomorrow, 01:00 to tomorrow, 04:00' })).toBeVisible();
    const asked = screen.getByRole('img', { name: 'Extension from tomorrow, 04:00 to tomorrow, 07:00' });
    expect(asked).toBeVisible();
  });
});

test('what cannot be loaded can be tried again', async () => {
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/vehicles/calendar', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Not now.')),
    http.get('*/api/responder-hours', () => HttpResponse.json({ limit: 30, weeks: [] })),
  );
  const { user } = renderScreen(<Shown />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get('*/api/vehicles/calendar', () => HttpResponse.json([{ vehicleId: als1.id, ...free }])));
  await user.click(again);
  expect(await screen.findByRole('button', { name: /^ALS1, free from/ })).toBeVisible();
});
