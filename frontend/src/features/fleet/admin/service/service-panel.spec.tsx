import { instant, type Day } from '@rigbook/contracts/kernel/time';
import { day } from '@rigbook/contracts/kernel/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ServiceDone, ServicePlan } from '../../../../lib/http/answers.js';
import { als1InFleet, approved, requested } from '../../../../testing/examples.js';
import { fill } from '../../../../testing/fill.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { hebrew } from '../../../../testing/wordings.js';
import { DoneDialog } from './done-dialog.js';
import { PlanDialog } from './plan-dialog.js';
import { ServicePanel } from './service-panel.js';

const vehicle = { id: als1InFleet.id, name: 'ALS1' };
const none = { name: null, everyKm: null, everyMonths: null, lastDoneOn: null, lastDoneKm: null, validUntil: null };
const oil: ServicePlan = {
  ...{ ...none, id: '01900000-0000-7000-8000-000000001201', vehicle, kind: 'oil' },
  ...{ everyKm: 15_000, everyMonths: 12, lastDoneOn: day('2026-06-01'), lastDoneKm: 40_000 },
  due: { state: 'soon', dueOn: day('2026-12-09'), inDays: 12, isEstimate: true, kmLeft: 600 },
};
const insurance = (dueOn: Day, inDays: number, state: ServicePlan['due']['state']): ServicePlan => ({
  ...{ ...none, id: '01900000-0000-7000-8000-000000001202', vehicle, kind: 'insurance', validUntil: dueOn },
  due: { state, dueOn, inDays, isEstimate: false, kmLeft: null },
});
const expired = insurance(day('2026-11-20'), -7, 'overdue');
const ofAnother: ServicePlan = {
  ...oil,
  id: '01900000-0000-7000-8000-000000001203',
  vehicle: { id: 'x', name: 'BLS1' },
};

/** The server's plans and the bookings after a paper's end; records what is sent. */
function answers(plans: readonly ServicePlan[] = [], after: readonly object[] = [], done: readonly ServiceDone[] = []) {
  const sent: unknown[] = [];
  const note = async (request: Request) =>
    sent.push([
      request.method,
      await request
        .clone()
        .json()
        .catch(() => null),
    ]);
  server.use(
    http.get('*/api/admin/service-plans', () => HttpResponse.json(plans)),
    http.get('*/api/admin/vehicles/:id/services', () => HttpResponse.json(done)),
    http.post('*/api/admin/vehicles/:id/service-plans/:planId/services', async ({ request }) => {
      await note(request);
      return HttpResponse.json({ id: oil.id }, { status: 201 });
    }),
    http.get('*/api/admin/vehicles/:id/affected-bookings', ({ request }) => {
      sent.push(['after', new URL(request.url).searchParams.get('from')]);
      return HttpResponse.json(after);
    }),
    http.post('*/api/admin/vehicles/:id/service-plans', async ({ request }) => {
      await note(request);
      return HttpResponse.json({ id: oil.id }, { status: 201 });
    }),
    http.put('*/api/admin/vehicles/:id/service-plans/:planId', async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/admin/vehicles/:id/service-plans/:planId', async ({ request }) => {
      await note(request);
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete('*/api/admin/bookings/:id', async ({ params, request }) => {
      sent.push(['cancel', params['id'], await request.json()]);
      return HttpResponse.json(requested);
    }),
  );
  return sent;
}

const panel = () => renderScreen(<ServicePanel vehicle={als1InFleet} />);

test('says of each plan of the vehicle how it stands and when it is due', async () => {
  answers([expired, oil, ofAnother]);
  panel();
  const [paper, service, ...more] = within(
    await screen.findByRole('list', { name: 'Service and papers' }),
  ).getAllByRole('listitem');
  expect(more).toEqual([]);
  expect(paper).toHaveTextContent('InsuranceExpiredExpired on Friday, 20 November 2026');
  expect(service).toHaveTextContent('OilDue soonDue in about 12 days, in 600 km');
  expect(service).toHaveTextContent('Every 15,000 km or 12 months · Last done on Monday, 1 June 2026 at 40,000 km');
});

test('says the kilometers where they make it due', async () => {
  const byDistance = { ...oil.due, dueOn: day('2027-06-01'), inDays: 186, isEstimate: false };
  answers([
    { ...oil, due: { ...byDistance, kmLeft: 300 } },
    { ...oil, id: ofAnother.id, kind: 'tires', due: { ...byDistance, state: 'overdue', kmLeft: 0 } },
  ]);
  panel();
  expect(await screen.findByText(/Due in 300 km/)).toBeVisible();
  expect(screen.getByText(/Due now: its kilometers are used up/)).toBeVisible();
});

test('says it in Hebrew', async () => {
  answers([oil]);
  renderScreen(<ServicePanel vehicle={als1InFleet} />, '/', hebrew);
  expect(await screen.findByText(/מגיע בעוד כ/)).toBeVisible();
});

test('a vehicle without plans says what they are for', async () => {
  answers();
  panel();
  expect(await screen.findByText('Nothing is planned for this vehicle.')).toBeVisible();
});

test('a failure to load can be tried again', async () => {
  server.use(http.get('*/api/admin/service-plans', () => refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.')));
  panel();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a paper shows the bookings after its end before it is saved, and cancels those that are selected', async () => {
  const closed = jest.fn();
  const other = { ...requested, id: '01900000-0000-7000-8000-000000000b03' };
  const sent = answers([], [approved, other]);
  const { user } = renderScreen(
    <PlanDialog vehicle={als1InFleet} plan={insurance(day('2026-12-31'), 34, 'later')} taken={[]} onClose={closed} />,
  );
  expect(screen.getByRole('dialog', { name: 'Insurance of ALS1' })).toBeVisible();
  const list = within(await screen.findByRole('region', { name: 'Bookings that go on after that day' }));
  expect(sent).toEqual([['after', '2026-12-31T22:00:00.000Z']]);
  await user.click(list.getAllByRole('checkbox')[0] as HTMLElement);
  await fill(user, screen.getByLabelText('Reason for their responders (optional)'), 'No insurance yet.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('1 booking was cancelled.')).toBeVisible();
  expect(closed).toHaveBeenCalledTimes(1);
  const insured = { ...none, kind: 'insurance', validUntil: '2026-12-31' };
  expect(sent.filter((one) => (one as unknown[])[0] !== 'after')).toEqual([
    ['PUT', { ...insured, seen: insured }],
    ['cancel', approved.id, { reason: 'No insurance yet.' }],
  ]);
});

test('says what is wrong next to the field, and keeps what was typed', async () => {
  const sent = answers();
  const { user } = renderScreen(<PlanDialog vehicle={als1InFleet} plan={oil} taken={[]} onClose={() => undefined} />);
  await user.clear(screen.getByLabelText('Every so many kilometers'));
  await user.type(screen.getByLabelText('Every so many kilometers'), 'often');
  await user.clear(screen.getByLabelText('At this mileage (km)'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Enter whole kilometers from 100 to 500000')).toBeVisible();
  expect(screen.getByText('Enter the mileage at which it was last done')).toBeVisible();
  expect(screen.getByLabelText('Every so many kilometers')).toHaveValue('often');
  expect(sent).toEqual([]);
});

test('a new plan is of a kind that the vehicle has not yet', async () => {
  const sent = answers([expired]);
  const { user } = renderScreen(
    <PlanDialog
      vehicle={als1InFleet}
      taken={['oil', 'tires', 'yearly-test', 'insurance', 'vehicle-licence', 'fire-extinguisher', 'oxygen-bottle']}
      onClose={() => undefined}
    />,
  );
  await user.type(screen.getByLabelText('Name'), 'Winch');
  await user.type(screen.getByLabelText(/^Every so many kilometers/), '20,000');
  await user.type(screen.getByLabelText('At this mileage (km)'), '41000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await toast().findByText('Saved')).toBeVisible();
  expect(sent).toEqual([['POST', { ...none, kind: 'other', name: 'Winch', everyKm: 20_000, lastDoneKm: 41_000 }]]);
});

test('the server has the last word', async () => {
  answers();
  server.use(
    http.put('*/api/admin/vehicles/:id/service-plans/:planId', () =>
      refuse(404, 'SERVICE_PLAN_NOT_FOUND', 'This plan does not exist.'),
    ),
  );
  const { user } = renderScreen(<PlanDialog vehicle={als1InFleet} plan={oil} taken={[]} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText(/This plan does not exist/)).toBeVisible();
});

test('ends a plan once that is confirmed', async () => {
  const sent = answers([expired]);
  const { user } = panel();
  await user.click(await screen.findByRole('button', { name: 'End: Insurance' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'End “Insurance”?' }));
  expect(dialog.getByText(/no longer refused because of it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'End' }));
  expect(await toast().findByText('Plan ended')).toBeVisible();
  await waitFor(() => expect(sent).toEqual([['DELETE', null]]));
});

test('records what was done today at the last reading, with its cost', async () => {
  const sent = answers();
  const closed = jest.fn();
  const { user } = renderScreen(<DoneDialog vehicle={als1InFleet} plan={oil} onClose={closed} />);
  expect(screen.getByLabelText(/^Mileage/)).toHaveValue('41200');
  await user.type(screen.getByLabelText(/^Cost/), '420.505');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Enter an amount, such as 420 or 420.50')).toBeVisible();
  await user.clear(screen.getByLabelText(/^Cost/));
  await user.type(screen.getByLabelText(/^Cost/), '1,420.5');
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await toast().findByText('Recorded')).toBeVisible();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([
    ['POST', { doneOn: expect.any(String), mileageKm: 41_200, costCents: 142_050, validUntil: null }],
  ]);
});

test('a renewed paper is valid a year longer unless its plan says otherwise', async () => {
  const sent = answers();
  const { user } = renderScreen(
    <DoneDialog vehicle={als1InFleet} plan={insurance(day('2026-12-31'), 34, 'later')} onClose={() => undefined} />,
  );
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await toast().findByText('Recorded')).toBeVisible();
  expect(sent).toEqual([
    ['POST', { doneOn: expect.any(String), mileageKm: null, costCents: null, validUntil: '2027-12-31' }],
  ]);
});

test('lists what was done', async () => {
  const noa = { unitNumber: '100', firstName: 'Noa', lastName: 'Bar' };
  const base = { name: null, recordedAt: instant('2026-11-26T15:00Z'), recordedBy: noa, papers: [] };
  answers(
    [],
    [],
    [
      {
        ...base,
        id: 'a',
        kind: 'oil',
        doneOn: day('2026-11-26'),
        mileageKm: 54_400,
        costCents: 42_050,
        validUntil: null,
      },
      {
        ...base,
        id: 'b',
        kind: 'insurance',
        doneOn: day('2026-01-05'),
        mileageKm: null,
        costCents: null,
        validUntil: day('2026-12-31'),
      },
    ],
  );
  panel();
  const list = within(await screen.findByRole('list', { name: 'What was done' }));
  await waitFor(() =>
    expect(list.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Oil: Thursday, 26 November 2026, at 54,400 km, cost 420.50Recorded by Noa Bar, Unit 100Add PDF or photo',
      'Insurance: Monday, 5 January 2026, valid until Thursday, 31 December 2026Recorded by Noa Bar, Unit 100Add PDF or photo',
    ]),
  );
});
