import { verificationChecks, type VerificationCheck } from '@rigbook/contracts/audit/verification.words';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { VerificationStep } from '../../../lib/http/answers.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { Verification } from './verification.js';

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';

const step = (check: VerificationCheck, changes: Partial<VerificationStep> = {}): VerificationStep => ({
  check,
  outcome: 'passed',
  checkedAt: instant('2026-11-22T14:00Z'),
  counted: 1042,
  aside: 0,
  head: check === 'heads' ? { number: 1040, hash, signedAt: instant('2026-11-22T13:59Z') } : null,
  fault: null,
  ...changes,
});
const allOf = (changes: Partial<Record<VerificationCheck, Partial<VerificationStep>>> = {}) =>
  verificationChecks.map((check) => step(check, changes[check]));

const answer = (steps: readonly VerificationStep[]) =>
  server.use(
    http.get('*/api/audit/verification', () =>
      HttpResponse.text(steps.map((one) => `${JSON.stringify(one)}\n`).join(''), {
        headers: { 'content-type': 'application/x-ndjson' },
      }),
    ),
  );

const verify = async (name = 'Verify the log', wording?: typeof hebrew) => {
  const { user } = renderScreen(<Verification />, '/', wording);
  await user.click(screen.getByRole('button', { name }));
};
const check = (name: string) =>
  screen.getAllByRole('listitem').find((item) => within(item).queryByRole('heading', { name }))!;

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T14:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('says that nothing was verified before a verification starts', () => {
  renderScreen(<Verification />);
  expect(screen.getByText('Not verified since this page was opened.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Checks' })).toBeNull();
});

test('says that a log is intact, how much was checked, and up to which head', async () => {
  answer(allOf({ chain: { aside: 2 }, documents: { counted: 3, aside: 1 } }));
  await verify();
  const verdict = await screen.findByRole('alert');
  expect(verdict).toHaveTextContent('The log is unchanged since it was sealed.');
  expect(verdict).toHaveTextContent('Verified today, 16:00: 1,042 events from the first one.');
  expect(verdict).toHaveTextContent('up to number 1,040 and was signed today, 15:59');
  expect(screen.getByTitle(hash)).toBeVisible();
  expect(check('Chain')).toHaveTextContent('1,042 events looked at. 2 more wait to be sealed.');
  expect(check('Signed documents')).toHaveTextContent(
    '3 documents are as they were signed. 1 was erased together with',
  );
  expect(screen.getAllByText('Passed')).toHaveLength(5);
  expect(screen.getByRole('button', { name: 'Verify again' })).toBeEnabled();
});

test('names the first broken event, and the range in which it was changed', async () => {
  const event = { position: '77', type: 'BookingApproved', stream: 'the-stream', id: 'the-id' };
  answer(
    allOf({
      chain: { outcome: 'failed', fault: { code: 'event-changed', event, subject: null, between: null } },
      heads: {
        outcome: 'failed',
        fault: { code: 'head-contradicts', event: null, subject: null, between: { from: 70, to: 77 } },
      },
      views: { outcome: 'not-checked' },
    }),
  );
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent('The log has changed since it was sealed.');
  const chain = within(check('Chain'));
  expect(chain.getByText('This event has changed since it was sealed.')).toBeVisible();
  for (const told of Object.values(event)) expect(chain.getByText(told)).toBeVisible();
  expect(check('Signed heads')).toHaveTextContent('70 to 77');
  expect(check('Read models')).toHaveTextContent('Not checked');
});

test('says of a new log that its first head is still to come, and calls nothing failed', async () => {
  answer(allOf({ heads: { outcome: 'no-head-yet', counted: 0, head: null } }));
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not everything was checked.');
  expect(check('Signed heads')).toHaveTextContent('No head yet');
  expect(check('Signed heads')).toHaveTextContent('Its first head is signed within seconds.');
  expect(screen.queryByText('Failed')).toBeNull();
});

test('treats an incomplete answer as none', async () => {
  answer(allOf().slice(0, 2));
  await verify();
  expect(await screen.findByRole('alert')).toHaveTextContent('The verification stopped before it was complete.');
  expect(screen.queryByText('The log is unchanged since it was sealed.')).toBeNull();
  expect(check('Signed heads')).toHaveTextContent('Not checked yet');
});

test('says that another verification is running, in Hebrew as well', async () => {
  server.use(http.get('*/api/audit/verification', () => refuse(409, 'VERIFICATION_UNDER_WAY', 'Somebody verifies.')));
  await verify('לאמת את היומן', hebrew);
  expect(await screen.findByText(/מישהו בודק את היומן/)).toBeVisible();
});

test('lets the browser save the log, after asking whether it may', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(new URL(this.href).pathname);
  });
  server.use(http.get('*/api/audit/seal/public-key', () => HttpResponse.text('PEM')));
  const { user } = renderScreen(<Verification />);
  await user.click(screen.getByRole('button', { name: 'Log with heads and key' }));
  await waitFor(() => expect(saved).toEqual(['/api/audit/log-export']));
  server.use(http.get('*/api/audit/seal/public-key', () => refuse(403, 'AUDITOR_ONLY', 'Only auditors.')));
  await user.click(screen.getByRole('button', { name: 'Signed heads' }));
  expect(await screen.findByText(/Only auditors/)).toBeVisible();
  expect(saved).toHaveLength(1);
  click.mockRestore();
});
