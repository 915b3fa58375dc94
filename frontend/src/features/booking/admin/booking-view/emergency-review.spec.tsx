import { addMinutes, instantOfMillis } from '@rigbook/contracts/kernel/time';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Booking } from '../../../../lib/http/answers.js';
import { dana } from '../../../../testing/examples.js';
import { first } from '../../../../testing/diary.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { EmergencyReview } from './emergency-review.js';

const now = instantOfMillis(Date.now());
const taken: Booking = {
  ...first,
  status: 'active',
  startTime: now,
  endTime: addMinutes(now, 120),
  requestedAt: now,
  emergencyReview: 'due',
};
const signedInAs = (id: string) =>
  server.use(http.get('*/api/auth/user', () => HttpResponse.json({ ...dana, id, isAdmin: true })));

test('misuse is only reported with a note, and an accepted take needs none', async () => {
  signedInAs('01900000-0000-7000-8000-0000000000ad');
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/admin/bookings/:id/review', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(taken);
    }),
  );
  const { user } = renderScreen(<EmergencyReview booking={taken} />);
  await user.click(await screen.findByRole('button', { name: 'Record misuse' }));
  expect(screen.getByText('Please say why this was misuse.')).toBeVisible();
  expect(screen.queryByText(/Review overdue/)).toBeNull();
  expect(screen.getByText(/^Review due .*\. The review is final\.$/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Note (required for misuse)'), 'A private errand');
  await user.click(screen.getByRole('button', { name: 'Record misuse' }));
  expect(await screen.findByText('Recorded as misuse')).toBeVisible();
  expect(sent).toEqual([{ finding: 'misuse', note: 'A private errand' }]);
});

test('an overdue review says since when, and can still be made', async () => {
  signedInAs('01900000-0000-7000-8000-0000000000ad');
  const requestedAt = addMinutes(now, -26 * 60);
  renderScreen(<EmergencyReview booking={{ ...taken, requestedAt }} />);
  expect(await screen.findByText(/^Taken .*\. Review overdue by /)).toBeVisible();
  expect(screen.getByText('The review is final.')).toBeVisible();
  expect(screen.queryByText(/Review due/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Accept' })).toBeEnabled();
});

test('nobody is offered the review of their own take', async () => {
  signedInAs(taken.user.id);
  renderScreen(<EmergencyReview booking={taken} />);
  expect(await screen.findByText(/This is your own take/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a reviewed take says what was found', async () => {
  const reviewed = {
    emergencyReview: 'misuse',
    emergencyReviewedAt: now,
    emergencyReviewNote: 'A private errand',
  } as const;
  renderScreen(<EmergencyReview booking={{ ...taken, ...reviewed }} />);
  expect(await screen.findByText(/: misuse$/)).toBeVisible();
  expect(screen.getByText('A private errand')).toBeVisible();
});
