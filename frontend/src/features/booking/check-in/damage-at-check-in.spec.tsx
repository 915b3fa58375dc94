import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signed } from '../../../testing/examples.js';
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
