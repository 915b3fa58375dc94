import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signed } from '../../../testing/examples.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { fill } from '../../../testing/fill.js';
import { openCheckIn, submitCheckIn } from '../../../testing/open-check-in.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';

const known = [
  { id: 'damage-1', area: 'driver-side', place: 'left-front-door', severity: 'minor', description: 'A scratch' },
  { id: 'damage-2', area: 'interior', place: null, severity: 'moderate', description: 'Torn seat' },
].map((damage) => ({ ...damage, reportedAt: '2026-11-20T10:00:00.000Z', isOwn: false }));

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T16:10Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

async function openWithKnown() {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/bookings/:id/known-damage', () => HttpResponse.json(known)),
    http.post(`*/api/bookings/${signed.id}/check-in`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...signed, status: 'active' });
    }),
  );
  const form = await openCheckIn();
  await form.tickRequired();
  await form.user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41200');
  await form.confirmFuel();
  const submit = () => form.user.click(screen.getByRole('button', { name: submitCheckIn }));
  return { ...form, sent, submit };
}

test('known damage stands on the drawing with its number, and what is ticked is confirmed', async () => {
  const { tick, sent, submit } = await openWithKnown();
  expect(await screen.findByText('1. Driver Side, Left front door')).toBeVisible();
  expect(screen.getByText('2. Interior')).toBeVisible();
  expect(document.querySelector('[data-mark="left-front-door"]')).toHaveTextContent('1');
  await tick('Left front door');
  await submit();
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  expect(sent).toMatchObject([{ confirmedDamage: ['damage-1'] }]);
  expect(sent[0]).not.toHaveProperty('damageReports');
});

test('new damage is reported from the drawing; a report that is only begun is asked for', async () => {
  const { user, sent, submit } = await openWithKnown();
  expect(screen.queryByRole('combobox', { name: 'Severity' })).toBeNull();
  await user.click(document.querySelector('[data-place="hood"]')!);
  await submit();
  expect(await toast().findByText('Missing Information')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Area' })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Minor');
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Stone chip');
  await submit();
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  const chip = { area: 'hood', place: 'hood', severity: 'minor', description: 'Stone chip' };
  expect(sent).toMatchObject([{ damageReports: [{ ...chip, reportId: expect.stringMatching(/^[0-9a-f-]{36}$/) }] }]);
});

test('known damage that could not be loaded holds up nothing', async () => {
  const { sent, submit } = await openWithKnown();
  server.use(http.get('*/api/bookings/:id/known-damage', () => HttpResponse.json({}, { status: 503 })));
  await submit();
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  expect(sent).toHaveLength(1);
});

/** A photo that is not reduced before it is said so. */
function slowPhoto() {
  let finish!: () => void;
  const drawn = new Promise<void>((done) => (finish = done)).then(() => Promise.reject(new Error('Not drawn here')));
  globalThis.createImageBitmap = () => drawn;
  return () => act(async () => finish());
}
const { createImageBitmap } = globalThis;
afterEach(async () => {
  globalThis.createImageBitmap = createImageBitmap;
  URL.createObjectURL = createObjectURL;
  await act(() => photoQueue.forget('nobody'));
});
const { createObjectURL } = URL;

test('what is typed while a photo is taken stays, and nothing is sent without the photo', async () => {
  const { user, sent, submit } = await openWithKnown();
  URL.createObjectURL = () => 'blob:photo';
  const finish = slowPhoto();
  await user.click(document.querySelector('[data-place="hood"]')!);
  await user.upload(screen.getByLabelText('Choose photos'), new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Minor');
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Stone chip');
  await user.click(screen.getByRole('button', { name: 'Add Damage Report' }));
  await submit();
  expect(sent).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Stone chip');
  await finish();
  expect(within(await screen.findByRole('list', { name: 'Photos' })).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Stone chip');
  await submit();
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  expect(sent).toMatchObject([{ damageReports: [{ description: 'Stone chip', photoIds: [expect.any(String)] }] }]);
});

test('photos without a filled report are asked about', async () => {
  const { user, sent, submit } = await openWithKnown();
  URL.createObjectURL = () => 'blob:photo';
  await user.click(screen.getByRole('button', { name: 'Report damage' }));
  await user.upload(screen.getByLabelText('Choose photos'), new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
  await screen.findByRole('list', { name: 'Photos' });
  await submit();
  expect(await toast().findByText('Missing Information')).toBeVisible();
  expect(sent).toEqual([]);
});
