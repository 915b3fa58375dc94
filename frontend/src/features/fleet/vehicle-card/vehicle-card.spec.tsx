import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { fleetRoles } from '@rigbook/contracts/fleet/fleet.words';
import { day } from '@rigbook/contracts/kernel/calendar';
import { type Day, instant } from '@rigbook/contracts/kernel/time';
import type { Vehicle } from '../../../lib/http/answers.js';
import { als1 } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { VehicleCard } from './vehicle-card.js';

function show(changes: Partial<Vehicle> = {}, disabled = false) {
  const onBook = jest.fn();
  const { user } = renderScreen(<VehicleCard vehicle={{ ...als1, ...changes }} onBook={onBook} disabled={disabled} />);
  return { user, onBook, card: screen.getByRole('article') };
}

afterEach(() => jest.restoreAllMocks());

test('shows picture, name, type, status and the three badges that every vehicle has', () => {
  const { card } = show();
  expect(within(card).getByRole('img', { name: 'Drawing of an ALS ambulance' })).toBeVisible();
  for (const shown of ['ALS1', 'Advanced Life Support', 'Available', '4 Seats', 'Automatic', 'Medical Kit'])
    expect(within(card).getByText(shown)).toBeVisible();
});

test('of the authorized roles, Admin, both Dispatchers and Observer are hidden', () => {
  const { card } = show({ allowedRoles: [...fleetRoles] });
  const roles = within(card).getByRole('list', { name: 'Authorized Roles' });
  expect(
    within(roles)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Doctor', 'Paramedic', 'EMT', 'MHP']);
});

test('a vehicle for hidden roles only shows no roles', () => {
  const { card } = show({ allowedRoles: ['Admin', 'Observer'] });
  expect(within(card).queryByText('Authorized Roles')).toBeNull();
});

test('an available vehicle can be booked, and does not say when it will be free', async () => {
  const { user, onBook, card } = show({ availableFrom: instant('2026-11-23T16:00:00Z') });
  expect(within(card).queryByText(/Available from/)).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Book Now: ALS1' }));
  expect(onBook).toHaveBeenCalledWith(als1.id);
});

test('says which paper ends first once the hours that can be booked come near its last day', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T08:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  try {
    const insured = (lastDay: Day) => show({ papersEnd: { paper: 'insurance', lastDay } }).card;
    expect(within(insured(day('2026-11-29'))).getByText('Insured until Sun 29 Nov')).toBeVisible();
    cleanup();
    expect(within(insured(day('2026-11-30'))).queryByText(/^Insured/)).toBeNull();
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['in_use', 'In Use'],
  ['maintenance', 'Maintenance'],
  ['unavailable', 'Unavailable'],
  ['stolen', 'Unknown'],
] as const)('a vehicle that is %s can not be booked: %s', (status, label) => {
  const { card } = show({ status: status as Vehicle['status'] });
  expect(within(card).getByRole('button', { name: `Unavailable - ${label}` })).toBeDisabled();
});

test('an unavailable vehicle says when it will be available, if known', () => {
  const { card } = show({ status: 'in_use', availableFrom: instant('2030-11-23T16:00:00Z') });
  expect(within(card).getByText('Available from Sat 23 Nov, 18:00')).toBeVisible();
});

test.each([
  ['in_use', 'Overdue since Fri 20 Nov, 13:00'],
  ['maintenance', 'Maintenance was to end: Fri 20 Nov, 13:00'],
] as const)('a vehicle that is late promises nothing: %s', (status, words) => {
  const { card } = show({ status, availableFrom: instant('2020-11-20T11:00:00Z') });
  expect(within(card).getByText(words)).toBeVisible();
  expect(within(card).queryByText(/Available from/)).toBeNull();
});

test.each([
  ['until its next booking', { when: 'now', until: instant('2030-11-23T23:00:00Z') }, 'Free until Sun 24 Nov, 01:00'],
  ['all day', { when: 'now', until: null }, 'Free for the next 24 hours'],
  ['later', { when: 'later', from: instant('2030-11-24T04:00:00Z') }, 'Next free Sun 24 Nov, 06:00'],
  ['not soon', { when: 'notInLane' }, 'Not free in the next 24 hours'],
] as const)('an available vehicle says when it is free: %s', (_, free, words) => {
  renderScreen(<VehicleCard vehicle={als1} free={free} />);
  expect(screen.getByText('Available')).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['in_use', '2030-11-23T16:00:00Z'],
  ['maintenance', '2030-11-23T16:00:00Z'],
  ['in_use', '2020-11-20T11:00:00Z'],
] as const)('a vehicle that is %s until %s can be booked for later', async (status, until) => {
  const { user, onBook, card } = show({ status, availableFrom: instant(until) });
  await user.click(within(card).getByRole('button', { name: 'Book for later: ALS1' }));
  expect(onBook).toHaveBeenCalledWith(als1.id);
});

test.each([
  ['unavailable', null],
  ['maintenance', null],
  ['maintenance', instant('2020-11-20T11:00:00Z')],
] as const)('one that is %s until %s cannot', (status, availableFrom) => {
  const { card } = show({ status, availableFrom });
  expect(within(card).queryByRole('button', { name: /^Book for later/ })).toBeNull();
});

test.each([
  ['Paramedic', 'primary'],
  ['EMT', 'plain'],
] as const)('for the department %s the button of ALS1 is %s', (department, look) => {
  renderScreen(<VehicleCard vehicle={als1} onBook={() => undefined} department={department} />);
  expect(screen.getByRole('button', { name: 'Book Now: ALS1' })).toHaveAttribute('data-look', look);
});

test('does not show an unknown time', () => {
  const { card } = show({ status: 'maintenance', availableFrom: null });
  expect(within(card).queryByText(/Available from/)).toBeNull();
});

test('can be disabled from outside', async () => {
  const { user, onBook, card } = show({}, true);
  const button = within(card).getByRole('button', { name: 'Book Now: ALS1' });
  expect(button).toBeDisabled();
  await user.click(button);
  expect(onBook).not.toHaveBeenCalled();
});

test('a person who cannot book sees the vehicle without a button', () => {
  renderScreen(<VehicleCard vehicle={als1} />);
  expect(within(screen.getByRole('article')).getByText('Available')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a photo that does not load is replaced by the name of the vehicle, and logged', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { card } = show();
  fireEvent.error(within(card).getByRole('img', { name: 'Drawing of an ALS ambulance' }));
  expect(within(card).getByRole('img', { name: 'ALS1' })).toHaveTextContent('ALS1');
  expect(log).toHaveBeenCalledWith('The picture als-ambulance of ALS1 did not load');
});

test.each([
  ['North 8', 'Advanced Life Support', 'Drawing of an ALS vehicle'],
  ['North 9', 'Transport', 'Drawing of a BLS vehicle'],
])('%s of type %s has a drawn icon', (name, type, label) => {
  const { card } = show({ name, type });
  expect(within(card).getByRole('img', { name: label }).tagName).toBe('svg');
});
