import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { als1, approved, dana } from '../../../../testing/examples.js';
import { choose } from '../../../../testing/choose.js';
import { fill } from '../../../../testing/fill.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { BookForSomebodyDialog } from './book-for-somebody-dialog.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T08:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const week = { weekStartsOn: '2026-11-22', hoursRequested: 4, hoursUsed: 28, hoursLeft: 2 };
const amir = {
  ...dana,
  id: '01900000-0000-7000-8000-000000000102',
  unitNumber: '102',
  firstName: 'Amir',
  lastName: 'Cohen',
};

/** The first answers refuse; returns what was sent. */
function open({ refusedFor = [] as readonly object[], responderId = undefined as string | undefined } = {}) {
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/users', () =>
      HttpResponse.json([
        { ...dana, suspendedAt: null },
        { ...amir, suspendedAt: '2026-11-01T08:00:00.000Z' },
        {
          ...amir,
          id: `${amir.id.slice(0, -1)}9`,
          unitNumber: '110',
          firstName: 'Tamar',
          isAuditor: true,
          suspendedAt: null,
        },
      ]),
    ),
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/vehicles/:id/calendar', () => HttpResponse.json({ taken: [], outOfService: null })),
    http.get('*/api/admin/users/:id/hours', () =>
      HttpResponse.json({ limit: 30, weeks: [{ weekStartsOn: week.weekStartsOn, hours: 28, left: 2 }] }),
    ),
    http.post('*/api/admin/bookings', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1 || refusedFor.length === 0) return HttpResponse.json(approved, { status: 201 });
      const code = 'RULES_NOT_OVERRIDDEN';
      return HttpResponse.json({ status: 422, code, detail: 'Rules.', facts: { broken: refusedFor } }, { status: 422 });
    }),
  );
  const onClose = jest.fn();
  const { user } = renderScreen(
    <BookForSomebodyDialog {...(responderId !== undefined && { responderId })} onClose={onClose} />,
  );
  return {
    user,
    sent,
    onClose,
    fillIn: async () => {
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Start Time' }), '18:00 - 19:00');
      await fill(user, screen.getByRole('textbox', { name: 'Purpose' }), 'Night shift');
    },
    press: (name: string) => user.click(screen.getByRole('button', { name })),
  };
}

test('books for the person who is chosen, approved at once, and shows the hours of their week', async () => {
  const { user, sent, onClose, fillIn, press } = open();
  await choose(user, screen.getByRole('combobox', { name: 'Person' }), 'Dana Levi, Unit 101');
  expect(screen.queryByTitle('Amir Cohen, Unit 102')).toBeNull();
  expect(screen.queryByTitle('Tamar Cohen, Unit 110')).toBeNull();
  await fillIn();
  expect(await screen.findByText(/28 of 30 hours, 32 with this booking/)).toBeVisible();
  await press('Book');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(toast().getByText('Booked')).toBeVisible();
  expect(sent).toEqual([
    {
      responderId: dana.id,
      vehicleId: als1.id,
      startTime: '2026-11-23T16:00:00.000Z',
      endTime: '2026-11-23T20:00:00.000Z',
      duration: 4,
      purpose: 'Night shift',
      approved: true,
    },
  ]);
});

test('names every rule that is broken, and books once each is overridden and a reason is given', async () => {
  const broken = [{ rule: 'LICENCE_NOT_VERIFIED' }, { rule: 'WEEKLY_LIMIT_EXCEEDED', week }];
  const { user, sent, onClose, fillIn, press } = open({ refusedFor: broken, responderId: dana.id });
  await fillIn();
  await user.click(screen.getByRole('checkbox', { name: 'Approve at once' }));
  await press('Book');
  await user.click(await screen.findByRole('checkbox', { name: 'Verified license' }));
  await press('Override and book');
  expect(screen.getByText('Override each rule, or choose other hours or another person.')).toBeVisible();
  expect(screen.getByText('Please say why the rules are overridden.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /^Limit of 30 hours a week: 32 hours in the week of/ }));
  await fill(user, screen.getByRole('textbox', { name: 'Reason for the override' }), 'The only one on call');
  expect(sent).toHaveLength(1);
  await press('Override and book');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent[1]).toMatchObject({
    approved: false,
    override: { rules: ['LICENCE_NOT_VERIFIED', 'WEEKLY_LIMIT_EXCEEDED'], reason: 'The only one on call' },
  });
});

test('asks again about the rules of other hours', async () => {
  const { user, fillIn, press } = open({ refusedFor: [{ rule: 'ADMIN_ONLY_PERIOD' }], responderId: dana.id });
  await fillIn();
  await press('Book');
  expect(await screen.findByRole('checkbox', { name: 'Hours for administrators' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Duration (Hours)' }), '2');
  expect(screen.queryByRole('checkbox', { name: 'Hours for administrators' })).toBeNull();
});

test('sends nothing that is incomplete, and says what is missing', async () => {
  const { sent, press } = open();
  await press('Book');
  expect(screen.getByText('Please choose for whom you book.')).toBeVisible();
  expect(await screen.findByText('Please choose when the booking starts.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('approving below a floor asks for the reason next to what it would leave, and booking without approving does not', async () => {
  const { user, sent, onClose, fillIn, press } = open({ responderId: dana.id });
  const shortfall = {
    ...{ vehicleType: 'ALS', counts: 'free', left: 0, least: 1, nextBackAt: null },
    ...{ startAt: '2026-11-23T16:00:00.000Z', endAt: '2026-11-23T20:00:00.000Z' },
  };
  server.use(
    http.post('*/api/admin/bookings', async ({ request }) => {
      const body = (await request.json()) as { approved: boolean; coverageReason?: string };
      sent.push(body);
      if (!body.approved || body.coverageReason !== undefined) return HttpResponse.json(approved, { status: 201 });
      return refuse(409, 'COVERAGE_REASON_REQUIRED', 'A reason, please.', { shortfalls: [shortfall] });
    }),
  );
  await fillIn();
  await press('Book');
  const reason = await screen.findByRole('textbox', { name: 'Reason for going below the floor' });
  expect(screen.getByText(/^0 of at least 1 ALS free/)).toBeVisible();
  await waitFor(() => expect(reason).toHaveFocus());
  await press('Book');
  expect(reason).toHaveAccessibleDescription(/Say why it is approved all the same/);
  expect(sent).toHaveLength(1);

  // pending, it takes nothing away
  await user.click(screen.getByRole('checkbox', { name: 'Approve at once' }));
  expect(screen.queryByRole('textbox', { name: 'Reason for going below the floor' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Approve at once' }));
  await fill(user, screen.getByRole('textbox', { name: 'Reason for going below the floor' }), 'Mass event');
  await press('Book');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent[1]).toMatchObject({ approved: true, coverageReason: 'Mass event' });
});
