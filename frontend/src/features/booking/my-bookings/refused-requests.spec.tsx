import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RefusedRequest } from '../../../lib/http/answers.js';
import { als1, requested } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { MyBookings } from './my-bookings.js';

const taken: RefusedRequest = {
  id: 'r1',
  refusedAt: instant('2030-11-20T09:12:00Z'),
  user: requested.user,
  vehicle: { id: als1.id, name: 'ALS1', type: als1.type },
  startTime: instant('2030-11-22T16:00:00Z'),
  endTime: instant('2030-11-22T20:00:00Z'),
  code: 'VEHICLE_ALREADY_BOOKED',
  title: 'Vehicle already booked',
  detail: 'ALS1 is taken on Fri 22 Nov, 18:00 - 19:00. Please choose another time or another vehicle.',
  facts: { vehicleName: 'ALS1', taken: { startAt: '2030-11-22T16:00:00Z', endAt: '2030-11-22T17:00:00Z' } },
  ruleVersion: 1,
};

function show(requests: readonly RefusedRequest[], wording?: Parameters<typeof renderScreen>[2]) {
  server.use(
    http.get('*/api/bookings', () => HttpResponse.json([requested])),
    http.get('*/api/bookings/refused', () => HttpResponse.json(requests)),
  );
  return renderScreen(<MyBookings />, '/', wording);
}

test('refused requests are collapsed below the bookings, with the reason and what to do next', async () => {
  const { user } = show([taken]);
  await user.click(await screen.findByText('Refused requests'));
  const line = within(screen.getByText('ALS1', { selector: 'details bdi' }).closest('li')!);
  expect(line.getByText(/Fri 22 Nov, 18:00.+22:00 \(4 hours\)/)).toBeVisible();
  expect(line.getByText(taken.detail)).toBeVisible();
  expect(line.getByText(/^Refused Wed 20 Nov, 11:12$/)).toBeVisible();
});

test('the reason is in Hebrew on a Hebrew page', async () => {
  const { user } = show([taken], hebrew);
  await user.click(await screen.findByText('בקשות שסורבו'));
  expect(screen.getByText(/תפוס.+יש לבחור שעה אחרת או רכב אחר/)).toBeVisible();
});

test('a refusal because of the license links to it, whatever the vehicle', async () => {
  const vehicle = { ...taken.vehicle, name: null, type: null };
  const { user } = show([
    { ...taken, vehicle, code: 'LICENCE_NOT_VERIFIED', facts: null, detail: 'Not verified yet.' },
  ]);
  await user.click(await screen.findByText('Refused requests'));
  expect(screen.getByRole('link', { name: /licen[cs]e/i })).toHaveAttribute('href', '/?licence=verify');
});

test('without refusals, the section is hidden', async () => {
  show([]);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText('Refused requests')).toBeNull();
});
