import { screen } from '@testing-library/react';
import type { Booking } from '../../../../lib/http/answers.js';
import { active, approved, requested } from '../../../../testing/examples.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { FiveStepLine } from './five-step-line.js';

const steps = (booking: Booking) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T17:00:00Z'), advanceTimers: true });
  renderScreen(<FiveStepLine progress={booking} />);
  return screen.getAllByRole('listitem');
};
afterEach(() => jest.useRealTimers());

test('what is done has its time, what is ahead another word, and the next step is marked', () => {
  const shown = steps(approved);
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Requested.*\d\d:\d\d$/),
    expect.stringMatching(/^Approved.*\d\d:\d\d$/),
    'Signature',
    'Check-in',
    'Return',
  ]);
  expect(shown.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
});

test('a shift that is under way has its return ahead', () => {
  const shown = steps(active);
  expect(shown.slice(0, 4).every(({ textContent }) => /\d\d:\d\d$/.test(textContent))).toBe(true);
  expect(shown.at(-1)).toHaveTextContent(/^Return$/);
  expect(shown.at(-1)).toHaveAttribute('aria-current', 'step');
});

test('of a rejected booking no step is next, and the reason is there', () => {
  const rejected = {
    ...requested,
    status: 'rejected',
    decidedAt: approved.decidedAt,
    reason: 'Needed elsewhere',
  } as const;
  expect(steps(rejected).every((step) => step.getAttribute('aria-current') === null)).toBe(true);
  expect(screen.getByText(/^Rejected/)).toBeVisible();
  expect(screen.getByText('Needed elsewhere')).toBeVisible();
});
