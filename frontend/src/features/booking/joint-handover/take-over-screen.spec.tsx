import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode } from 'react';
import { active, signed } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { refuse } from '../../../testing/refuse.js';
import { server } from '../../../testing/server.js';
import { TakeOverScreen } from './take-over-screen.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T15:50Z'), advanceTimers: true }));
/** What the server says of the opened code, and how often somebody went back from it. */
let state = 'open';
let left = 0;
beforeEach(() => {
  [state, left] = ['open', 0];
  server.use(
    http.get('*/api/joint-handovers/:id', () => HttpResponse.json({ state })),
    http.delete('*/api/joint-handovers/:id', () => {
      left += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => jest.useRealTimers());

/** The page closes; the test ends when the other phone has heard of it. */
async function leavesComparison() {
  const before = left;
  cleanup();
  await waitFor(() => expect(left).toBe(before + 1));
}

const toConfirm = {
  id: '0199c0de-1201-7000-8000-000000001201',
  booking: signed,
  from: { unitNumber: '102', firstName: 'Noa', lastName: 'Cohen' },
  mileage: 48_274,
  fuelLevel: 60,
  checklist: ['fuel-check', 'oxygen-tank'],
  answers: [],
  returnAnswers: [],
  damageReports: [{ area: 'roof', severity: 'minor', description: 'A scratch' }],
  notes: 'Oxygen is at half',
  endsAt: '2026-11-23T15:56:00.000Z',
};

/** The server knows one code. */
function knows(right: string) {
  const sent: { readonly path: string; readonly code: string; readonly key: string | null }[] = [];
  server.use(
    http.post('*/api/joint-handovers/open', async ({ request }) => {
      const { code } = (await request.json()) as { code: string };
      sent.push({ path: 'open', code, key: null });
      return code === right
        ? HttpResponse.json(toConfirm)
        : refuse(409, 'JOINT_HANDOVER_CODE_NOT_VALID', 'This code is wrong.');
    }),
    http.get('*/api/bookings', () => HttpResponse.json([signed])),
    http.get('*/api/contacts', () => HttpResponse.json({ emergencyNumbers: [], whatsappNumber: null })),
  );
  const confirming = (...answers: readonly (() => Response)[]) =>
    server.use(
      http.post('*/api/joint-handovers/confirm', async ({ request }) => {
        const { code } = (await request.json()) as { code: string };
        sent.push({ path: 'confirm', code, key: request.headers.get('idempotency-key') });
        return answers[sent.filter(({ path }) => path === 'confirm').length - 1]?.();
      }),
    );
  return { sent, confirming };
}
const passes = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const enter = () => screen.findByRole('textbox', { name: 'Code from the other phone' });

test('a wrong code is said next to the field, and the right one shows what the other responder confirmed', async () => {
  const { sent } = knows('482913');
  const { user } = renderScreen(<TakeOverScreen />, '/take-over');
  await user.type(await enter(), '48');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The code has six digits.')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.type(await enter(), '2914');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText(/This code is wrong/)).toBeInTheDocument();
  await user.clear(await enter());
  await user.type(await enter(), '482 913');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  for (const words of ['48,274 km', '60%', 'A scratch', 'Oxygen is at half', 'Oxygen tank'])
    expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/Noa Cohen/)).toBeInTheDocument();
  expect(screen.getByText(/^Good for [56]:\d\d more$/)).toBeInTheDocument();
  await leavesComparison();
});

test('a page that closes says so, and one that the browser brings back as it was takes that back, in this order', async () => {
  const { sent } = knows('482913');
  let answer: () => void = () => undefined;
  server.use(
    http.delete('*/api/joint-handovers/:id', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      left += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderScreen(<TakeOverScreen />, '/take-over#482913');
  expect(await screen.findByRole('button', { name: /^I see the same/ })).toBeInTheDocument();
  const opened = () => sent.filter(({ path }) => path === 'open').length;
  fireEvent(window, new Event('pageshow')); // the first, which follows no other
  expect(opened()).toBe(1);
  fireEvent(window, new Event('pagehide'));
  fireEvent(window, new Event('pageshow'));
  await passes(1);
  expect([left, opened()]).toEqual([0, 1]);
  answer();
  await waitFor(() => expect([left, opened()]).toEqual([1, 2]));
  fireEvent(window, new Event('pagehide'));
  cleanup();
  await passes(1);
  answer();
  await waitFor(() => expect(left).toBe(2));
});

test('a comparison that strict mode mounts twice is not left', async () => {
  const { sent } = knows('482913');
  renderScreen(
    <StrictMode>
      <TakeOverScreen />
    </StrictMode>,
    '/take-over#482913',
  );
  expect(await screen.findByRole('button', { name: /^I see the same/ })).toBeInTheDocument();
  await waitFor(() => expect([left, sent.at(-1)?.path]).toEqual([1, 'open']));
  await waitFor(() => expect(sent.length).toBeGreaterThanOrEqual(2));
  await leavesComparison();
});

test('a booking that went to somebody else ends the comparison, too', async () => {
  knows('482913');
  renderScreen(<TakeOverScreen />, '/take-over#482913');
  expect(await screen.findByRole('button', { name: /^I see the same/ })).toBeInTheDocument();
  server.use(
    http.get('*/api/joint-handovers/:id', () => refuse(404, 'JOINT_HANDOVER_NOT_FOUND', 'There is no such handover.')),
  );
  expect(await screen.findByText('The code is over', undefined, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^I see the same/ })).not.toBeInTheDocument();
}, 40_000);

test('who scanned the code sees it at once; who finds something different goes back, and nothing has happened', async () => {
  const { sent } = knows('482913');
  const { user } = renderScreen(<TakeOverScreen />, '/take-over#482913');
  await user.click(await screen.findByRole('button', { name: 'Something is different: go back' }));
  expect(await screen.findByText(/^Nothing has happened\./)).toBeInTheDocument();
  // keyboard and screen reader go on at the beginning of what took the place
  expect(document.activeElement).toContainElement(await enter());
  expect(document.body).not.toHaveFocus();
  expect(await enter()).toHaveValue('');
  expect(sent.map(({ path }) => path)).toEqual(['open']);
  // the other phone hears of it
  await waitFor(() => expect(left).toBe(1));
});

test('who looks at a code that its owner withdraws is told, and does not wait at a dead screen', async () => {
  knows('482913');
  const { user } = renderScreen(<TakeOverScreen />, '/take-over#482913');
  expect(await screen.findByRole('button', { name: /^I see the same/ })).toBeInTheDocument();
  state = 'withdrawn';
  expect(await screen.findByText('The code was withdrawn', undefined, { timeout: 20_000 })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^I see the same/ })).not.toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Enter another code' }));
  expect(await enter()).toHaveValue('');
  expect(left).toBe(0);
}, 40_000);

test('what another phone of the same person has taken over is shown as taken', async () => {
  knows('482913');
  renderScreen(<TakeOverScreen />, '/take-over#482913');
  expect(await screen.findByRole('button', { name: /^I see the same/ })).toBeInTheDocument();
  server.use(http.post('*/api/joint-handovers/open', () => HttpResponse.json({ ...toConfirm, booking: active })));
  state = 'taken';
  expect(await screen.findByText(/^ALS1 is yours until /, undefined, { timeout: 20_000 })).toBeInTheDocument();
  await passes(1);
  expect(left).toBe(0);
}, 40_000);

test('an answer that was lost is asked for again under the same key, and the shift begins', async () => {
  const { sent, confirming } = knows('482913');
  confirming(
    () => HttpResponse.error(),
    () => HttpResponse.json(active),
  );
  const { user, router } = renderScreen(<TakeOverScreen />, '/take-over#482913');
  await user.click(await screen.findByRole('button', { name: /^I see the same/ }));
  expect(await screen.findByText(/^No signal\. Keep this page open/)).toBeInTheDocument();
  expect(await screen.findByText(/^ALS1 is yours until /, undefined, { timeout: 20_000 })).toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
  const confirmed = sent.filter(({ path }) => path === 'confirm');
  expect(confirmed).toHaveLength(2);
  await waitFor(() => expect(new Set(confirmed.map(({ key }) => key)).size).toBe(1));
}, 40_000);

test('after a reload the code leads to the shift that has begun meanwhile', async () => {
  const { sent } = knows('482913');
  server.use(http.post('*/api/joint-handovers/open', () => HttpResponse.json({ ...toConfirm, booking: active })));
  const { router } = renderScreen(<TakeOverScreen />, '/take-over#482913');
  expect(await screen.findByText(/^ALS1 is yours until /)).toBeInTheDocument();
  expect(router.state.location.hash).toBe('');
  expect(sent).toEqual([]);
});

test('another code that is scanned takes the place of the one before', async () => {
  const { sent } = knows('482913');
  const { router } = renderScreen(<TakeOverScreen />, '/take-over#111111');
  expect(await screen.findByText(/This code is wrong/)).toBeInTheDocument();
  await act(() => router.navigate('/take-over#482913'));
  expect(await screen.findByRole('button', { name: /^I see the same/ })).toBeInTheDocument();
  await act(() => router.navigate('/take-over#222222'));
  expect(await screen.findByText(/This code is wrong/)).toBeInTheDocument();
  expect(await enter()).toHaveValue('222222');
  expect(sent.map(({ code }) => code)).toEqual(['111111', '482913', '222222']);
  expect(left).toBe(1);
});

test('after a minute without an answer the only way on is to try again: the vehicle may have been taken over', async () => {
  const { sent, confirming } = knows('482913');
  confirming(...Array.from({ length: 30 }, () => () => HttpResponse.error()));
  const { user } = renderScreen(<TakeOverScreen />, '/take-over#482913');
  await user.click(await screen.findByRole('button', { name: /^I see the same/ }));
  await passes(61);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText(/^No answer came, so we do not know yet/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /go back$/ })).not.toBeInTheDocument();
  const tries = sent.filter(({ path }) => path === 'confirm');
  expect(tries.length).toBeLessThanOrEqual(21);
  await passes(30);
  expect(sent.filter(({ path }) => path === 'confirm')).toHaveLength(tries.length);

  confirming(...Array.from({ length: 40 }, () => () => HttpResponse.json(active)));
  await user.click(again);
  expect(await screen.findByText(/^ALS1 is yours until /)).toBeInTheDocument();
  expect(new Set(sent.map(({ key }) => key).filter((key) => key !== null)).size).toBe(1);
}, 40_000);

test('who leaves the page while it tries takes nothing over', async () => {
  const { sent, confirming } = knows('482913');
  confirming(...Array.from({ length: 30 }, () => () => HttpResponse.error()));
  const { user, router } = renderScreen(<TakeOverScreen />, '/take-over#482913');
  await user.click(await screen.findByRole('button', { name: /^I see the same/ }));
  expect(await screen.findByText(/^No signal\. Keep this page open/)).toBeInTheDocument();
  const before = sent.length;
  await act(() => router.navigate('/'));
  await passes(61);
  expect(sent).toHaveLength(before);
}, 40_000);

test('what stands in the way at the last moment is said, and nothing is taken over', async () => {
  const { confirming } = knows('482913');
  confirming(() => refuse(409, 'JOINT_HANDOVER_CODE_NOT_VALID', 'This code is wrong, used or too old.'));
  const { user } = renderScreen(<TakeOverScreen />, '/take-over#482913');
  await user.click(await screen.findByRole('button', { name: /^I see the same/ }));
  expect(await screen.findByText(/This code is wrong, used or too old/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^I see the same/ })).toBeEnabled();
  await leavesComparison();
});
