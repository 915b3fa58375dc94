import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../testing/choose.js';
import { fill } from '../../../../testing/fill.js';
import { als1InFleet, requested } from '../../../../testing/examples.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { VehicleFleet } from './vehicle-fleet.js';

let bookings: readonly object[] = [];
let now = {};
beforeEach(() => {
  bookings = [];
  now = {};
});

/** The fleet; records the requests to change it. */
function fleet(...vehicles: readonly object[]) {
  const asked: unknown[] = [];
  const note = async ({ request }: { request: Request }) => {
    asked.push([request.method, await request.json()]);
    return HttpResponse.json(als1InFleet, { status: request.method === 'POST' ? 201 : 200 });
  };
  server.use(
    http.get('*/api/admin/vehicles', () => HttpResponse.json(vehicles)),
    http.get('*/api/admin/overview', () => HttpResponse.json({ vehicles, bookings })),
    http.get('*/api/admin/overview/now', () => HttpResponse.json({ out: [], notReady: [], ...now })),
    http.post('*/api/vehicles', note),
    http.put('*/api/vehicles/:id', note),
  );
  return asked;
}

test('an organization without vehicles adds its first one, once it is described', async () => {
  const asked = fleet();
  const { user } = renderScreen(<VehicleFleet />);
  await user.click(await screen.findByRole('button', { name: 'Add First Vehicle' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add Vehicle' }));
  for (const field of ['Name', 'Type', 'Location'])
    expect(await dialog.findByText(`${field} is required`)).toBeVisible();
  expect(dialog.getByLabelText('Name')).toHaveFocus();
  const vehicle = { name: 'BLS3', type: 'Basic Life Support', location: 'Base, bay 3' };
  await fill(user, dialog.getByLabelText('Name'), vehicle.name);
  await fill(user, dialog.getByLabelText('Type'), vehicle.type);
  await fill(user, dialog.getByLabelText('Location'), vehicle.location);
  await user.click(dialog.getByRole('checkbox', { name: 'EMT' }));
  await choose(user, dialog.getByLabelText('Turn-round'), '30 minutes');
  await user.click(dialog.getByRole('button', { name: 'Add Vehicle' }));
  expect(await toast().findByText('Vehicle added')).toBeVisible();
  expect(asked).toEqual([['POST', { ...vehicle, plateNumber: '', allowedRoles: ['EMT'], turnRoundMinutes: 30 }]]);
});

test('editing sends only the changes', async () => {
  const asked = fleet({ ...als1InFleet, status: 'in_use' });
  const { user } = renderScreen(<VehicleFleet />);
  expect(await screen.findByText('Fuel 80% · 41,200 km')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit ALS1' }));
  await fill(user, screen.getByLabelText('Location'), ', bay 2');
  await user.click(screen.getByRole('checkbox', { name: 'EMT' }));
  await choose(user, screen.getByLabelText('Status'), 'Maintenance');
  expect(await screen.findByText(/^Start Maintenance also asks/)).toBeVisible();
  await choose(user, screen.getByLabelText('Status'), 'In Use');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('Vehicle Updated')).toBeVisible();
  const allowedRoles = [...als1InFleet.allowedRoles, 'EMT'];
  expect(asked).toEqual([['PUT', { location: 'Base, bay 2', allowedRoles: expect.arrayContaining(allowedRoles) }]]);
});

test('a vehicle gets a turn-round of its own, and the organization’s again', async () => {
  const asked = fleet({ ...als1InFleet, turnRoundMinutes: 25 });
  const { user } = renderScreen(<VehicleFleet />);
  for (const minutes of ['45 minutes', 'As in the settings']) {
    await user.click(await screen.findByRole('button', { name: 'Edit ALS1' }));
    await choose(user, await screen.findByLabelText('Turn-round'), minutes);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  }
  expect(asked).toEqual([
    ['PUT', { turnRoundMinutes: 45 }],
    ['PUT', { turnRoundMinutes: null }],
  ]);
});

test('a vehicle is not put into use by hand, and a server without a sentence gets ours', async () => {
  fleet(als1InFleet);
  server.use(http.put('*/api/vehicles/:id', () => new HttpResponse(null, { status: 599 })));
  const { user } = renderScreen(<VehicleFleet />);
  await user.click(await screen.findByRole('button', { name: 'Edit ALS1' }));
  await user.click(screen.getByLabelText('Status'));
  expect(await screen.findByTitle('Maintenance')).toBeVisible();
  expect(screen.queryByTitle('In Use')).not.toBeInTheDocument();
  await fill(user, screen.getByLabelText('Location'), ', bay 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('Update Failed')).toBeVisible();
  expect(toast().getByText('Failed to update vehicle')).toBeVisible();
});

test('a vehicle goes into maintenance from its shift, and comes out with one press that can be undone', async () => {
  const maintenance = { startedAt: null, expectedEndAt: null, reason: 'Brakes' };
  const asked = fleet({ ...als1InFleet, status: 'in_use', maintenance, openDamageCount: 2 });
  const { user } = renderScreen(<VehicleFleet />);
  expect(await screen.findByText('Then maintenance')).toBeVisible();
  expect(screen.getByText('Brakes')).toBeVisible();
  expect(screen.getByRole('link', { name: '2 open damage reports' })).toHaveAttribute(
    'href',
    `/admin?tab=maintenance&vehicle=${als1InFleet.id}#damage`,
  );
  await user.click(screen.getByRole('button', { name: 'End Maintenance: ALS1' }));
  expect(await toast().findByText('Vehicle Updated')).toBeVisible();
  await user.click(toast().getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(asked).toEqual([
      ['PUT', { status: 'available' }],
      ['PUT', { status: 'maintenance', reason: 'Brakes', availableFrom: null }],
    ]),
  );
});

test('retiring lists the bookings in the way with links, and works once they are gone', async () => {
  fleet(als1InFleet);
  const { startTime: startAt, endTime: endAt, id } = requested;
  const booking = { id, status: 'pending', vehicleName: 'ALS1', unitNumber: '101', startAt, endAt };
  const code = 'VEHICLE_HAS_OPEN_BOOKINGS';
  const problem = {
    status: 409,
    detail: 'ALS1 still has open bookings.',
    code,
    facts: {
      vehicleName: 'ALS1',
      bookings: Array.from({ length: 20 }, (_, nth) => ({ ...booking, id: `${id}${nth}` })),
    },
  };
  const answers = [HttpResponse.json(problem, { status: 409 }), new HttpResponse(null, { status: 204 })];
  server.use(http.delete('*/api/vehicles/:id', () => answers.shift()));
  const { user } = renderScreen(<VehicleFleet />);
  await user.click(await screen.findByRole('button', { name: 'Retire ALS1' }));
  await user.click(screen.getByRole('button', { name: 'Retire vehicle' }));
  expect(await screen.findByText('still has open bookings')).toHaveTextContent('ALS1 still has open bookings');
  expect(screen.getByText('These are the first 20; there may be more.')).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: /^Unit 101, / });
  expect(first).toHaveAttribute('href', `/admin?tab=diary&booking=${id}0`);
  await user.click(screen.getByRole('button', { name: 'Retire vehicle' }));
  expect(await toast().findByText('Vehicle retired')).toBeVisible();
});

test('says who has a vehicle, until when, and who is next', async () => {
  const [start, end] = [2, 6].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  const next = {
    ...requested,
    id: 'n1',
    startTime: start,
    endTime: end,
    user: { ...requested.user, firstName: 'Noa' },
  };
  bookings = [next];
  now = { out: [{ ...requested, id: 'o1', status: 'active', endTime: start }] };
  fleet({ ...als1InFleet, status: 'in_use' });
  renderScreen(<VehicleFleet />);
  expect(await screen.findByRole('link', { name: /^With Dana Levi, Unit 101 until / })).toHaveAttribute(
    'href',
    '/admin?tab=diary&booking=o1',
  );
  expect(screen.getByRole('link', { name: /^Next: Noa Levi, Unit 101, / })).toHaveAttribute(
    'href',
    '/admin?tab=diary&booking=n1',
  );
});

test.each(['available', 'maintenance'] as const)('a vehicle (%s) that nobody has or booked says so', async (status) => {
  fleet({ ...als1InFleet, status });
  renderScreen(<VehicleFleet />);
  expect(await screen.findByText('Nobody has it now')).toBeVisible();
  expect(screen.getByText('No booking in the next 7 days')).toBeVisible();
});
