import { majorDamageReason, unfitReason } from '@rigbook/contracts/fleet/maintenance.rules';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Damage } from '../../../../lib/http/answers.js';
import { fill } from '../../../../testing/fill.js';
import { active, als1InFleet, requested } from '../../../../testing/examples.js';
import { hebrew } from '../../../../testing/wordings.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { Maintenance } from './maintenance.js';

const held = {
  ...als1InFleet,
  status: 'maintenance',
  maintenance: {
    startedAt: instant('2026-11-22T20:00:00Z'),
    expectedEndAt: instant('2020-11-24T08:00:00Z'),
    reason: majorDamageReason,
  },
  openDamageCount: 1,
} as const;
const dent: Damage = {
  id: '01900000-0000-5000-8000-000000000d01',
  vehicle: { id: als1InFleet.id, name: 'ALS1', inFleet: true },
  area: 'rear-bumper',
  place: null,
  photoCount: 0,
  severity: 'major',
  description: 'Hangs loose',
  reportedAt: instant('2026-11-23T20:00:00Z'),
  reportedBy: { unitNumber: '101', firstName: 'Dana', lastName: 'Levi' },
  seenBy: null,
  bookingId: requested.id,
  startTime: requested.startTime,
  endTime: requested.endTime,
  resolution: null,
};
const admin = { unitNumber: '100', firstName: 'Ruth', lastName: 'Adler' };

/** A workshop with one vehicle in for a dent; resolving it moves it to the record. */
function workshop() {
  const notes: unknown[] = [];
  const resolution = () =>
    notes.length === 0 ? null : { resolvedAt: instant('2026-11-24T08:00:00Z'), resolvedBy: admin, note: 'Welded' };
  server.use(
    http.get('*/api/admin/vehicles', () => HttpResponse.json([held])),
    http.get('*/api/admin/contested-readings', () => HttpResponse.json([])),
    http.get('*/api/admin/odometer-discrepancies', () => HttpResponse.json([{ ...active, lastMileageBefore: 42_000 }])),
    http.get('*/api/admin/damage', ({ request }) => {
      const wanted = new URL(request.url).searchParams.get('standing') === 'resolved';
      return HttpResponse.json(wanted === (resolution() !== null) ? [{ ...dent, resolution: resolution() }] : []);
    }),
    http.put(`*/api/admin/damage/${dent.id}/resolution`, async ({ request }) => {
      notes.push(await request.json());
      return HttpResponse.json({ ...dent, resolution: resolution() });
    }),
    http.delete(`*/api/admin/damage/${dent.id}/resolution`, () => {
      notes.length = 0;
      return HttpResponse.json(dent);
    }),
  );
  return notes;
}

test('shows vehicles in the workshop, their readings, and odometers that ran backwards', async () => {
  workshop();
  renderScreen(<Maintenance />);
  const card = within(await screen.findByRole('region', { name: 'In the workshop' }));
  expect(card.getByText(majorDamageReason)).toBeVisible();
  expect(card.getByText('Overdue')).toBeVisible();
  expect(screen.getByText('41,200 km · Fuel 80%')).toBeVisible();
  expect(screen.getByText(/^Read .*, 22:00$/)).toBeVisible();
  expect(screen.getByRole('link', { name: '1 open damage report' })).toBeVisible();
  expect(await screen.findByText('41,200 km at check-in, 42,000 km before')).toBeVisible();
});

test('damage is resolved with a note, found in the record, and reopened', async () => {
  const notes = workshop();
  const { user } = renderScreen(<Maintenance />);
  const panel = within(await screen.findByRole('region', { name: 'Damage' }));
  expect(await panel.findByText('Hangs loose')).toBeVisible();
  expect(panel.getByRole('link', { name: /^Shift: / })).toHaveAttribute(
    'href',
    `/admin?tab=diary&booking=${requested.id}`,
  );
  await user.click(panel.getByRole('button', { name: 'Resolve: Rear Bumper, ALS1' }));
  await fill(user, await screen.findByLabelText('What was done (optional)'), 'Welded');
  await user.click(screen.getByRole('button', { name: 'Mark as resolved' }));
  expect(await toast().findByText('Damage resolved')).toBeVisible();
  expect(notes).toEqual([{ note: 'Welded' }]);
  expect(await panel.findByText('There is no open damage.')).toBeVisible();
});

test('resolved damage is in the record, and is reopened from there', async () => {
  const notes = workshop();
  notes.push({});
  const { user } = renderScreen(<Maintenance />, '/?damage=resolved');
  const panel = within(await screen.findByRole('region', { name: 'Damage' }));
  expect(await panel.findByText(/^Resolved .* by Ruth Adler, Unit 100$/)).toBeVisible();
  expect(panel.getByText('Welded')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Reopen: Rear Bumper, ALS1' }));
  expect(await toast().findByText('Damage reopened')).toBeVisible();
  expect(await panel.findByText('Nothing has been resolved yet.')).toBeVisible();
});

test('a late change says so, and the reason for a maintenance is in Hebrew', async () => {
  workshop();
  server.use(
    http.put(`*/api/admin/damage/${dent.id}/resolution`, () => refuse(409, 'DAMAGE_ALREADY_RESOLVED', 'Somebody did.')),
  );
  const { user } = renderScreen(<Maintenance />, '/', hebrew);
  expect(await screen.findByText('דווח נזק חמור בהחזרת הרכב')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: /^טופל: / }));
  await user.click(screen.getByRole('button', { name: 'לסמן שטופל' }));
  expect((await screen.findAllByText(/^מישהו אחר כבר סימן שהנזק טופל/)).length).toBeGreaterThan(0);
});

test('a maintenance that could not be ended says so, also when the server gives no reason', async () => {
  workshop();
  server.use(http.put(`*/api/vehicles/${held.id}`, () => new HttpResponse(null, { status: 599 })));
  const { user } = renderScreen(<Maintenance />);
  await user.click(await screen.findByRole('button', { name: 'End Maintenance: ALS1' }));
  expect(await toast().findByText('Update Failed')).toBeVisible();
  expect(toast().getByText('Failed to update vehicle status')).toBeVisible();
});

test('that something critical was found is said in Hebrew too', async () => {
  workshop();
  const unfit = { ...held, maintenance: { ...held.maintenance, reason: unfitReason } };
  server.use(http.get('*/api/admin/vehicles', () => HttpResponse.json([unfit])));
  renderScreen(<Maintenance />, '/', hebrew);
  expect(await screen.findByText('בבדיקת הרכב נמצא משהו קריטי לא תקין')).toBeVisible();
});
