import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { AgreementFile } from '../../../../lib/http/answers.js';
import { requested } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { AgreementFiles } from './agreement-files.js';

const file = (nth: number, changes: Partial<AgreementFile> = {}): AgreementFile => ({
  bookingId: `01900000-0000-7000-8000-000000000b0${nth}`,
  user: requested.user,
  vehicle: { ...requested.vehicle, name: `ALS${nth}` },
  startTime: instant('2020-11-23T16:00Z'),
  endTime: instant('2020-11-23T20:00Z'),
  signedAt: instant('2020-11-22T16:00Z'),
  signerName: 'Dana Levi',
  agreementVersion: '2026-11',
  pdfSha256: 'a'.repeat(64),
  document: 'kept',
  ...changes,
});
const first = file(1);
const second = file(2);
const taken = file(3, { document: 'missing', signerName: null });
const erased = file(4, {
  document: 'erased',
  signerName: null,
  user: { ...requested.user, unitNumber: null, firstName: null, lastName: null },
});

/** The server's files, page by page, and its check results; returns the requests received. */
function agreements(pages: readonly (readonly AgreementFile[])[], verdicts: Readonly<Record<string, string>> = {}) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/agreements', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.get('search') ?? '');
      const page = Number(searchParams.get('cursor') ?? 0);
      const link = `</api/admin/agreements?cursor=${page + 1}>; rel="next"`;
      return HttpResponse.json(pages[page], page + 1 < pages.length ? { headers: { link } } : {});
    }),
    http.get('*/api/admin/agreements/:bookingId/verification', ({ params }) => {
      const bookingId = params['bookingId'] as string;
      const verdict = verdicts[bookingId] ?? 'genuine';
      if (verdict === 'refused') return refuse(503, 'DATABASE_UNAVAILABLE', 'Please try again.');
      const now = verdict === 'altered' ? 'b' : 'a';
      return HttpResponse.json({
        bookingId,
        verdict,
        checkedAt: instant('2026-11-22T16:00Z'),
        eventSha256: 'a'.repeat(64),
        recordSha256: now.repeat(64),
        documentSha256: now.repeat(64),
      });
    }),
  );
  return asked;
}

const rowOf = async ({ vehicle }: AgreementFile) =>
  within(await screen.findByRole('row', { name: new RegExp(vehicle.name) }));
const not = 'This is NOT the document that was signed';

test('says that nothing was signed yet, and that nothing matches', async () => {
  agreements([[]]);
  const { user } = renderScreen(<AgreementFiles />);
  expect(await screen.findByText('No signed agreements were found.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'dana{Enter}');
  expect(await screen.findByText(/^No signed agreement matches/)).toBeVisible();
});

test('each leads to its document, if there is one, and to its booking', async () => {
  const asked = agreements([[first, taken], [erased]]);
  const { user } = renderScreen(<AgreementFiles />, '/?tab=agreements&q=als');
  const row = await rowOf(first);
  expect(row.getByText('Sun 22 Nov, 18:00')).toHaveTextContent('2020');
  expect(row.getByRole('link', { name: /^PDF/ })).toHaveAttribute('href', `/api/agreements/${first.bookingId}/pdf`);
  expect(row.getByRole('link', { name: /^Booking/ })).toHaveAttribute(
    'href',
    `/admin?tab=diary&booking=${first.bookingId}`,
  );
  expect(row.getByText('Not checked')).toBeVisible();
  const gone = await rowOf(taken);
  expect(gone.getByText('The document is missing')).toBeVisible();
  expect(gone.queryByRole('link', { name: /^PDF/ })).toBeNull();
  expect(screen.getByRole('alert')).toHaveTextContent('1 document is not the one that was signed, or is missing.');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const anonymous = await rowOf(erased);
  expect(anonymous.getByText('Erased together with its signer')).toBeVisible();
  expect(anonymous.queryByRole('button')).toBeNull();
  expect(asked).toEqual(['als', 'als']);
});

test('a check shows its result; for a changed document, with both hashes', async () => {
  agreements([[first, second]], { [first.bookingId]: 'altered', [second.bookingId]: 'refused' });
  const { user } = renderScreen(<AgreementFiles />);
  const row = await rowOf(first);
  await user.click(row.getByRole('button', { name: /^Check the document/ }));
  expect(await row.findByText(not)).toBeVisible();
  const alarm = within(screen.getByRole('alert'));
  expect(alarm.getByText('Dana Levi, Unit 101', { exact: false })).toBeVisible();
  expect(alarm.getByText('Hash when it was signed').nextSibling).toHaveTextContent('aaaa');
  expect(alarm.getByText('Hash of the document now').nextSibling).toHaveTextContent('bbbb');
  const unanswered = await rowOf(second);
  await user.click(unanswered.getByRole('button', { name: /^Check the document/ }));
  expect(await unanswered.findByText('Could not be checked')).toBeVisible();
  expect(unanswered.getByText('Please try again.')).toBeVisible();
});

test('all shown documents are checked at once, with a summary', async () => {
  agreements([[first, second]]);
  const { user } = renderScreen(<AgreementFiles />);
  await user.click(await screen.findByRole('button', { name: 'Check all shown' }));
  expect(await screen.findByText('All 2 checked documents are the ones that were signed.')).toBeVisible();
  expect(screen.getAllByText('This is the document that was signed')).toHaveLength(2);
  agreements([[first, second]], { [second.bookingId]: 'altered' });
  await user.click(screen.getByRole('button', { name: 'Check all shown' }));
  expect(await screen.findByText(not)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('1 document is not the one that was signed');
});
