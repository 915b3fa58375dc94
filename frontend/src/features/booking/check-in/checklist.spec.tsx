import { screen, within } from '@testing-library/react';
import { scrollPast } from '../../../testing/on-screen.js';
import { openCheckIn } from '../../../testing/open-check-in.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T16:10Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const group = (name: string) => screen.getByRole('region', { name });
const allFine = (name: string) => screen.getByRole('button', { name: `All fine: ${name}` });
const ticked = (name: string) =>
  within(group(name))
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked).length;

test('a group is ticked only once each of its items was on the screen', async () => {
  const { user } = await openCheckIn();
  expect(allFine('Medical')).toHaveAttribute('aria-disabled', 'true');
  expect(allFine('Medical')).toHaveAccessibleDescription(/6 items have not been on the screen/);
  await user.click(allFine('Medical'));
  expect(ticked('Medical')).toBe(0);
  const [first, ...others] = within(group('Medical')).getAllByRole('listitem');
  scrollPast(...others);
  expect(allFine('Medical')).toHaveAccessibleDescription(/1 item has not been on the screen/);
  scrollPast(first!);
  await user.click(allFine('Medical'));
  expect(ticked('Medical')).toBe(6);
  expect(ticked('Vehicle')).toBe(0);
});

test('a group is ticked after the focus passed what was not on the screen', async () => {
  const { user } = await openCheckIn();
  for (let stop = 0; stop < 40 && document.activeElement !== allFine('Vehicle'); stop += 1) await user.tab();
  await user.keyboard('{Enter}');
  expect(ticked('Vehicle')).toBe(6);
});

test('a group can be taken back to what was ticked before; a second press does not', async () => {
  const { user, tick } = await openCheckIn();
  await tick('Siren system');
  scrollPast(group('Emergency'));
  await user.dblClick(allFine('Emergency'));
  expect(ticked('Emergency')).toBe(4);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(ticked('Emergency')).toBe(1);
  expect(screen.getByRole('checkbox', { name: 'Siren system' })).toBeChecked();
});

test('taking a group back leaves what was ticked and unticked elsewhere since', async () => {
  const { user, press, tick } = await openCheckIn();
  await tick('Stretcher');
  scrollPast(group('Emergency'));
  await user.click(allFine('Emergency'));
  await tick('Defibrillator');
  await tick('Stretcher');
  await press('Undo');
  expect(ticked('Emergency')).toBe(0);
  expect(screen.getByRole('checkbox', { name: /Defibrillator/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Stretcher/ })).not.toBeChecked();
});

test('taking a group back leaves what was ticked again by hand', async () => {
  const { user, press, tick } = await openCheckIn();
  scrollPast(group('Emergency'));
  await user.click(allFine('Emergency'));
  await tick('Siren system');
  await tick('Siren system');
  await press('Undo');
  expect(ticked('Emergency')).toBe(1);
  expect(screen.getByRole('checkbox', { name: 'Siren system' })).toBeChecked();
});
