import { day } from '@rigbook/contracts/kernel/calendar';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ServicePlan } from '../../../../lib/http/answers.js';
import { als1InFleet } from '../../../../testing/examples.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { DueInFleet } from './due-in-fleet.js';
import { DueOfVehicle } from './due-of-vehicle.js';

const oil: ServicePlan = {
  ...{ id: '01900000-0000-7000-8000-000000001201', vehicle: { id: 'x', name: 'BLS1' }, kind: 'oil', name: null },
  ...{ everyKm: 15_000, everyMonths: 12, lastDoneOn: day('2026-06-01'), lastDoneKm: 40_000, validUntil: null },
  due: { state: 'soon', dueOn: day('2026-12-09'), inDays: 12, isEstimate: true, kmLeft: 600 },
};
const expired: ServicePlan = {
  ...{ ...oil, id: '01900000-0000-7000-8000-000000001202', vehicle: { id: als1InFleet.id, name: 'ALS1' } },
  ...{ kind: 'insurance', validUntil: day('2026-11-20') },
  due: { state: 'overdue', dueOn: day('2026-11-20'), inDays: -7, isEstimate: false, kmLeft: null },
};
const later: ServicePlan = { ...expired, id: 'c', kind: 'tires', due: { ...oil.due, state: 'later' } };

const answers = () => server.use(http.get('*/api/admin/service-plans', () => HttpResponse.json([expired, oil, later])));

test('Today has what is overdue or due soon in the fleet, and nothing where nothing is', async () => {
  answers();
  renderScreen(<DueInFleet />);
  const rows = within(await screen.findByRole('list', { name: 'Service and papers' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'ALS1InsuranceExpiredExpired on Friday, 20 November 2026',
    'BLS1OilDue soonDue in about 12 days, in 600 km',
  ]);
});

test('the card of a vehicle has what of it is due', async () => {
  answers();
  renderScreen(<DueOfVehicle vehicleId={als1InFleet.id} />);
  const rows = within(await screen.findByRole('list', { name: 'Service and papers' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['InsuranceExpired']);
});
