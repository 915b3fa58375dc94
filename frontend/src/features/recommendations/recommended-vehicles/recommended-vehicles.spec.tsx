import { reasonInWords, recommendationReasonCodes } from '@rigbook/contracts/recommendations/recommendation.words';
import type { RecommendationReason } from '@rigbook/contracts/recommendations/recommendation.words';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { RecommendedVehicles } from './recommended-vehicles.js';

const zone = 'Asia/Jerusalem';

const reasons: readonly RecommendationReason[] = [
  { code: 'role-authorised', role: 'EMT' },
  { code: 'free-from', startAt: instant('2030-11-23T16:00:00Z') },
  { code: 'good-fuel', fuelPercent: 80 },
  { code: 'driven-before', shifts: 1 },
];

const vehicle = (name: string, recommendationScore: number, its = reasons) => ({
  id: `id-of-${name}`,
  name,
  type: 'Basic Life Support',
  recommendationScore,
  recommendationReasons: its.map((reason) => reasonInWords(reason, zone)),
  reasons: its,
});

function show(recommended: readonly object[]) {
  let calls = 0;
  server.use(
    http.get('*/api/recommendations', () => {
      calls += 1;
      return HttpResponse.json(recommended);
    }),
  );
  const onBook = jest.fn();
  const rendered = renderScreen(<RecommendedVehicles onBook={onBook} />);
  return { ...rendered, onBook, calls: () => calls };
}

const cardOf = async (name: string) => within(await screen.findByRole('article', { name }));

test('shows the best three with their match, and how many match in total', async () => {
  show([vehicle('BLS1', 95), vehicle('BLS2', 90), vehicle('FLY CAR 1', 72), vehicle('BLS3', 60)]);
  expect((await cardOf('BLS1')).getByText('95% match')).toBeVisible();
  expect(screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual([
    'BLS1',
    'BLS2',
    'FLY CAR 1',
  ]);
  expect(screen.getByText('4 vehicles match you')).toBeVisible();
});

test('shows two reasons, and the others on demand', async () => {
  const { user } = show([vehicle('BLS1', 95)]);
  const card = await cardOf('BLS1');
  const shown = () => card.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toEqual(['Authorized for your role (EMT)', 'Free from Sat 23 Nov, 18:00']);
  await user.click(card.getByRole('button', { name: '+2 more' }));
  expect(shown().slice(2)).toEqual(['Good fuel level (80%)', 'You drove it on 1 recent shift']);
  await user.click(card.getByRole('button', { name: 'Show fewer' }));
  expect(shown()).toHaveLength(2);
});

test('with two reasons there are no more to show', async () => {
  show([vehicle('BLS1', 95, reasons.slice(0, 2))]);
  expect((await cardOf('BLS1')).queryByRole('button', { name: /more/ })).toBeNull();
});

test('leads to booking that vehicle', async () => {
  const { user, onBook } = show([vehicle('BLS1', 95), vehicle('BLS2', 90)]);
  await user.click(await screen.findByRole('button', { name: 'Book BLS2' }));
  expect(onBook).toHaveBeenCalledWith('id-of-BLS2');
});

test('says what to do when nothing matches', async () => {
  show([]);
  expect(await screen.findByText('No vehicle matches you right now. The whole fleet is below.')).toBeVisible();
});

test('what could not be loaded can be tried again', async () => {
  server.use(http.get('*/api/recommendations', () => refuse(503, 'NOT_READY', 'Please try again.')));
  const { user } = renderScreen(<RecommendedVehicles onBook={() => undefined} />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.use(http.get('*/api/recommendations', () => HttpResponse.json([vehicle('BLS1', 95)])));
  await user.click(again);
  expect((await cardOf('BLS1')).getByText('95% match')).toBeVisible();
});

test('are fresh for five minutes', async () => {
  const { queryClient } = show([vehicle('BLS1', 95)]);
  await cardOf('BLS1');
  const [query] = queryClient.getQueryCache().findAll({ queryKey: ['/api/recommendations'] });
  expect(query?.observers.map(({ options }) => options.staleTime)).toEqual([300_000]);
});

const everyReason: readonly RecommendationReason[] = [
  ...reasons,
  { code: 'open-to-every-role' },
  { code: 'free-next-hours', hours: 12 },
  { code: 'type-driven-before', shifts: 2, vehicleType: 'BLS FLY CAR' },
];

test("has the API's wording for every reason", async () => {
  expect(new Set(everyReason.map(({ code }) => code))).toEqual(new Set(recommendationReasonCodes));
  const { user } = show([vehicle('BLS1', 95, everyReason)]);
  const card = await cardOf('BLS1');
  await user.click(card.getByRole('button', { name: '+5 more' }));
  for (const reason of everyReason) expect(card.getByText(reasonInWords(reason, zone))).toBeVisible();
});
