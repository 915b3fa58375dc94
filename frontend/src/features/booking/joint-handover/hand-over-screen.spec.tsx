import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { active } from '../../../testing/examples.js';
import { requiredAtCheckIn } from '../../../testing/open-check-in.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { HandOverScreen } from './hand-over-screen.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T19:50Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const nobody = { code: null, endsAt: null, openedBy: null, wentBack: null, takenOverBy: null };
const shown = { ...nobody, code: '482913', endsAt: '2026-11-23T19:55:00.000Z' };
const noa = { unitNumber: '102', firstName: 'Noa', lastName: 'Cohen' };

/** What the server says of the handover, until it is said otherwise. */
function handover(first: object) {
  let now: object = first;
  let isUnreachable = false;
  const sent: object[] = [];
  server.use(
    http.get(`*/api/bookings/${active.id}`, () => HttpResponse.json(active)),
    http.get('*/api/bookings', () => HttpResponse.json([active])),
    http.get('*/api/contacts', () => HttpResponse.json({ emergencyNumbers: [], whatsappNumber: null })),
    http.get(`*/api/bookings/${active.id}/joint-handover`, () =>
      isUnreachable ? HttpResponse.error() : HttpResponse.json(now),
    ),
    http.post(`*/api/bookings/${active.id}/joint-handover`, async ({ request }) => {
      sent.push((await request.json()) as object);
      now = shown;
      return HttpResponse.json(shown, { status: 201 });
    }),
    http.delete(`*/api/bookings/${active.id}/joint-handover`, () => {
      now = nobody;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { sent, becomes: (next: object) => (now = next), fails: (next: boolean) => (isUnreachable = next) };
}

test('one walk round gives a code, and the other phone ends the shift on this one', async () => {
  const { sent, becomes } = handover(nobody);
  const { user } = renderScreen(<HandOverScreen bookingId={active.id} />);
  const confirm = await screen.findByRole('button', { name: 'Confirm and show the code' });
  await user.click(confirm);
  expect((await screen.findAllByText(/^Please complete: /)).length).toBeGreaterThan(0);
  for (const item of requiredAtCheckIn) await user.click(screen.getByRole('checkbox', { name: new RegExp(item, 'i') }));
  await user.click(screen.getByRole('checkbox', { name: /no new damage|no damage/i }));
  await user.type(screen.getByRole('textbox', { name: /mileage/i }), '41290');
  await user.click(screen.getByRole('button', { name: /^Full, 100%/ }));
  await user.click(confirm);
  expect(await screen.findByText('482 913')).toBeInTheDocument();
  expect(sent).toEqual([
    expect.objectContaining({ mileage: 41_290, fuelLevel: 100, damageReports: null, noDamageConfirmed: true }),
  ]);
  expect(screen.getByText(/^Good for [45]:\d\d more$/)).toBeInTheDocument();

  becomes({ ...shown, openedBy: noa });
  expect(
    await screen.findByText(/^Noa Cohen.* sees what you entered/, undefined, { timeout: 20_000 }),
  ).toBeInTheDocument();
  becomes({ ...shown, wentBack: noa });
  expect(
    await screen.findByText(/^Noa Cohen.* went back without confirming$/, undefined, { timeout: 20_000 }),
  ).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw the code and correct' })).toBeInTheDocument();
  becomes({ ...nobody, takenOverBy: noa });
  expect(await screen.findByText(/^Noa Cohen.* has ALS1 now$/, undefined, { timeout: 20_000 })).toBeInTheDocument();
}, 60_000);

test('who walks away withdraws the code, and the walk round is still there', async () => {
  handover(shown);
  const { user } = renderScreen(<HandOverScreen bookingId={active.id} />);
  await user.click(await screen.findByRole('button', { name: 'Withdraw the code' }));
  expect(await screen.findByRole('button', { name: 'Confirm and show the code' })).toBeInTheDocument();
  expect(screen.queryByText(/^The code is over/)).not.toBeInTheDocument();
});

test('a code whose time is over is said to be over once the server says so', async () => {
  const { becomes } = handover({ ...shown, endsAt: '2026-11-23T19:50:02.000Z' });
  renderScreen(<HandOverScreen bookingId={active.id} />);
  expect(await screen.findByText(/^One moment: we are asking/, undefined, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.queryByText(/Nothing has happened/)).not.toBeInTheDocument();
  becomes(nobody);
  expect(
    await screen.findByText('The code is over. Nothing has happened.', undefined, { timeout: 20_000 }),
  ).toBeInTheDocument();
}, 40_000);

test('without signal nobody knows at the end whether the vehicle is gone, and then it is', async () => {
  const { becomes, fails } = handover({ ...shown, endsAt: '2026-11-23T19:50:05.000Z' });
  renderScreen(<HandOverScreen bookingId={active.id} />);
  expect(await screen.findByText('482 913')).toBeInTheDocument();
  fails(true);
  expect(
    await screen.findByText(/^We do not know yet whether ALS1 was handed over/, undefined, { timeout: 20_000 }),
  ).toBeInTheDocument();
  expect(screen.queryByText(/Nothing has happened/)).not.toBeInTheDocument();
  becomes({ ...nobody, takenOverBy: noa });
  fails(false);
  expect(await screen.findByText(/^Noa Cohen.* has ALS1 now$/, undefined, { timeout: 20_000 })).toBeInTheDocument();
}, 60_000);

test('a code that was opened at the last moment is good for a minute more, and so it says', async () => {
  const { becomes } = handover({ ...shown, endsAt: '2026-11-23T19:50:02.000Z' });
  renderScreen(<HandOverScreen bookingId={active.id} />);
  expect(await screen.findByText('The time of the code is over', undefined, { timeout: 20_000 })).toBeInTheDocument();
  becomes({ ...shown, endsAt: '2026-11-23T19:51:02.000Z', openedBy: noa });
  expect(await screen.findByText('482 913', undefined, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.getByText(/^Good for 0:\d\d more$/)).toBeInTheDocument();
}, 40_000);

test('without signal the code stays, and says so', async () => {
  const { fails } = handover(shown);
  renderScreen(<HandOverScreen bookingId={active.id} />);
  expect(await screen.findByText('482 913')).toBeInTheDocument();
  fails(true);
  expect(await screen.findByText('No signal on this phone', undefined, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.getByText('482 913')).toBeInTheDocument();
}, 40_000);

test('photos follow from the code on, and wait on this phone again once the code is over', async () => {
  const report = { area: 'hood', severity: 'minor', description: 'Chip', reportId: 'r1', photoIds: ['p1'] };
  const begun = { area: '', severity: '', description: '' };
  deviceStorage.write(`of.nobody.draft.joint-handover:${active.id}`, {
    draft: { damage: { noDamage: false, reports: [report], begun } },
    idempotencyKey: 'k',
    savedAt: '2026-11-23T19:49:00.000Z',
  });
  await photoQueue.open('nobody');
  await photoQueue.add(active.id, 'p1', new Blob(['p1']));
  const { becomes } = handover(shown);
  renderScreen(<HandOverScreen bookingId={active.id} />);
  expect(await screen.findByText('482 913')).toBeInTheDocument();
  await waitFor(() => expect(photoQueue.all()).toMatchObject([{ isHandedIn: true }]));
  becomes(nobody);
  expect(await screen.findByText(/^The code is over/, undefined, { timeout: 20_000 })).toBeInTheDocument();
  await waitFor(() => expect(photoQueue.all()).toMatchObject([{ isHandedIn: false }]));
  await act(() => photoQueue.forget('nobody'));
}, 40_000);
