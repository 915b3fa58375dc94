import { instant } from '@rigbook/contracts/kernel/time';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { CoverageWarning } from './coverage-warning.js';

const hours = { startAt: instant('2999-11-23T16:00Z'), endAt: instant('2999-11-23T20:00Z') };
const below = {
  vehicleType: 'ALS',
  counts: 'free',
  startTime: hours.startAt,
  endTime: hours.endAt,
  left: 0,
  least: 1,
  nextBackAt: hours.endAt,
};

function show(answer: object[], wording?: Parameters<typeof renderScreen>[2]) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/vehicles/:id/coverage', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(answer);
    }),
  );
  return { asked, ...renderScreen(<CoverageWarning vehicleId="v1" {...hours} />, '/', wording) };
}

test('a request that would leave too few says what is left and when the next one is back', async () => {
  const { asked } = show([below]);
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('0 of at least 1 ALS free,');
  expect(notice).toHaveTextContent('Next back:');
  expect(notice).toHaveTextContent('You can still send the request.');
  expect(asked).toEqual(['?from=2999-11-23T16%3A00%3A00.000Z&to=2999-11-23T20%3A00%3A00.000Z']);
});

test('in Hebrew', async () => {
  show([below], hebrew);
  expect(await screen.findByRole('alert')).toHaveTextContent('0 פנויים מתוך 1 לפחות');
});
