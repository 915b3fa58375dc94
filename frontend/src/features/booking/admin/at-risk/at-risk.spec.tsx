import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BookingAtRisk } from '../../../../lib/http/answers.js';
import { choose } from '../../../../testing/choose.js';
import { approved } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { hebrew } from '../../../../testing/wordings.js';
import { AtRiskToday } from './at-risk-today.js';
import { BookingsAtRisk } from './bookings-at-risk.js';

const bls1 = { id: '01900000-0000-7000-8000-00000000b151', name: 'BLS1', type: 'BLS', isSameType: true };
const bls2 = { ...bls1, id: '01900000-0000-7000-8000-00000000b152', name: 'BLS2', isSameType: false };
const atRisk: BookingAtRisk = {
  booking: approved,
  causes: ['maintenance'],
  standIns: [bls1, bls2],
  proposedVehicleId: bls1.id,
  latest: null,
  isOfferedToColleagues: false,
  waiting: 0,
  phoneNumber: '0500000101',
};
const alone: BookingAtRisk = {
  ...atRisk,
  booking: { ...approved, id: '01900000-0000-7000-8000-000000000b02', startTime: instant('2026-11-24T16:00:00Z') },
  standIns: [],
  proposedVehicleId: null,
};
const latest = {
  id: '01900000-0000-7000-8000-00000000f101',
  status: 'ended',
  vehicleName: 'BLS1',
  holdEndsAt: null,
  endedBecause: 'declined',
} as const;

function show(list: readonly BookingAtRisk[], at = '/admin?tab=at-risk', wording?: Parameters<typeof renderScreen>[2]) {
  const sent: object[] = [];
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/bookings-at-risk', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json([...list]);
    }),
    http.post('*/api/admin/bookings-at-risk/save', async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json({ id: 'p1' }, { status: 201 });
    }),
  );
  return { sent, asked, ...renderScreen(<BookingsAtRisk />, at, wording) };
}
const reasonIn = (dialog: HTMLElement) => within(dialog).getByLabelText('Reason, for the responders');

test('each booking says why it is at risk, and is offered the vehicle that is proposed', async () => {
  const { sent, user } = show([atRisk]);
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Vehicle in maintenance');
  expect(within(card).getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:0500000101');
  await user.click(within(card).getByRole('button', { name: /^Offer BLS1 to/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Save 1 booking?' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText('Please say why. The responders read it.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(reasonIn(dialog), 'Brakes');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toMatchObject([
    { reason: 'Brakes', bookings: [{ bookingId: approved.id, substituteVehicleId: bls1.id }] },
  ]);
  expect(await screen.findByText('Saved. Responders are told now.')).toBeVisible();
});

test('another vehicle can be chosen', async () => {
  const { sent, user } = show([atRisk]);
  await choose(user, await screen.findByRole('combobox', { name: 'Other vehicle' }), 'BLS2');
  await user.click(await screen.findByRole('button', { name: /^Offer BLS2 to/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(reasonIn(dialog), 'Brakes');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ bookings: [{ substituteVehicleId: bls2.id }] }]));
});

test('saving all cancels those without another vehicle only if that is wanted', async () => {
  const { sent, user } = show([atRisk, alone]);
  await user.click(await screen.findByRole('button', { name: 'Save all' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleName('Save 1 booking?');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Cancel the booking that has no other vehicle' }));
  expect(dialog).toHaveAccessibleName('Save 2 bookings?');
  await user.type(reasonIn(dialog), 'Brakes');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { bookings: [{ substituteVehicleId: bls1.id }, { bookingId: alone.booking.id, substituteVehicleId: null }] },
    ]),
  );
});

test('a refusal stands in the dialog, and the reason stays', async () => {
  const { user } = show([atRisk]);
  server.use(
    http.post('*/api/admin/bookings-at-risk/save', () => refuse(409, 'ALREADY_BEING_SAVED', 'Somebody else saves it.')),
  );
  await user.click(await screen.findByRole('button', { name: /^Cancel the booking of/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(reasonIn(dialog), 'Brakes');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  expect(await within(dialog).findByText('Somebody else saves it.')).toBeVisible();
  expect(reasonIn(dialog)).toHaveValue('Brakes');
});

test('what was tried is said, and what is being saved has no buttons', async () => {
  show([
    { ...atRisk, latest },
    {
      ...alone,
      latest: { ...latest, status: 'offered', endedBecause: null, holdEndsAt: instant('2026-11-23T14:00:00Z') },
    },
  ]);
  expect(await screen.findByText('Declined BLS1')).toBeVisible();
  expect(screen.getByText(/^BLS1 is held until /)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Cancel the booking of/ })).toHaveLength(1);
});

test('of a person who may not drive another vehicle does not help', async () => {
  show([{ ...alone, causes: ['licence'] }]);
  expect(await screen.findByText(/^Another vehicle does not help/)).toBeVisible();
});

test('the booking of who may not drive is offered to colleagues, alone or with all others', async () => {
  const lost = { ...alone, causes: ['licence'] as const, waiting: 2 };
  const { sent, user } = show([atRisk, { ...lost, causes: [...lost.causes] }]);
  expect(await screen.findByText(/^2 people wait for these hours/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Save all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save 2 bookings?' });
  expect(
    within(dialog).getByText(/^1 booking is offered to everybody who may take it. Its responder gets no message/),
  ).toBeVisible();
  await user.type(reasonIn(dialog), 'License expired');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      {
        bookings: [
          { substituteVehicleId: bls1.id },
          { bookingId: alone.booking.id, substituteVehicleId: null, toColleagues: true },
        ],
      },
    ]),
  );
});

test('what has lost its vehicle as well is not offered to colleagues: with all others it is cancelled, if that is wanted', async () => {
  const { sent, user } = show([atRisk, { ...alone, causes: ['suspended', 'maintenance'] }]);
  expect(await screen.findByText(/^Its vehicle is lost as well/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /to colleagues/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save all' }));
  const dialog = await screen.findByRole('dialog', { name: 'Save 1 booking?' });
  await user.type(reasonIn(dialog), 'Brakes');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ bookings: [{ substituteVehicleId: bls1.id }] }]));
  expect(sent).toMatchObject([{ bookings: { length: 1 } }]);
});

test('an offer to colleagues that was withdrawn, or never made, is not said to have found nobody', async () => {
  const ended = { ...latest, vehicleName: null };
  show([
    { ...alone, causes: ['licence'], latest: { ...ended, endedBecause: 'offered-to-colleagues' } },
    { ...atRisk, causes: ['licence', 'papers'], latest: { ...ended, endedBecause: 'vehicle-gone' } },
  ]);
  expect(await screen.findByText('No longer offered to colleagues')).toBeVisible();
  expect(screen.getByText('Could not be offered to colleagues')).toBeVisible();
});

test('nobody is said to be told by an offer to colleagues alone, of which the responder gets no message', async () => {
  const { user } = show([{ ...alone, causes: ['licence'] }]);
  await user.click(await screen.findByRole('button', { name: /^Offer the booking of .* to colleagues/ }));
  const dialog = await screen.findByRole('dialog');
  await user.type(reasonIn(dialog), 'License expired');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved. Colleagues can take it now.')).toBeVisible();
});

test('what colleagues are offered stays on the list until one accepts, and can still be cancelled', async () => {
  show([{ ...alone, causes: ['suspended'], isOfferedToColleagues: true }]);
  expect(await screen.findByText('Offered to colleagues')).toBeVisible();
  expect(screen.queryByRole('button', { name: /to colleagues/ })).toBeNull();
  expect(screen.getByRole('button', { name: /^Cancel the booking of/ })).toBeEnabled();
});

test('before a person is suspended, the bookings ahead are offered to colleagues, and no other vehicle is', async () => {
  show([{ ...atRisk, causes: [] }], `/admin?tab=at-risk&user=${approved.user.id}&all=true`);
  expect(await screen.findByRole('button', { name: /^Offer the booking of .* to colleagues/ })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Other vehicle' })).toBeNull();
});

test('the address narrows the list, to all bookings ahead of who is about to go', async () => {
  const { asked } = show([], `/admin?tab=at-risk&vehicle=${approved.vehicle.id}&all=true`);
  expect(await screen.findByText('No booking is ahead.')).toBeVisible();
  expect(asked).toEqual([`?vehicleId=${approved.vehicle.id}&all=true`]);
  expect(screen.getByRole('link', { name: 'Show all bookings at risk' })).toHaveAttribute('href', '/admin?tab=at-risk');
});

test('Today says how many there are, and nothing where there are none', async () => {
  server.use(http.get('*/api/admin/bookings-at-risk/count', () => HttpResponse.json({ count: 3 })));
  renderScreen(<AtRiskToday />);
  expect(await screen.findByText(/^3 bookings cannot take place as they stand/)).toBeVisible();
});

test('in Hebrew', async () => {
  show([atRisk], undefined, hebrew);
  expect(await screen.findByRole('heading', { name: 'הזמנות בסיכון' })).toBeVisible();
  expect(await screen.findByText('הרכב בתחזוקה')).toBeVisible();
});
