import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { MOST_PAPERS_OF_SERVICE } from '@rigbook/contracts/fleet/service-paper.words';
import { PHOTO_MAX_BYTES } from '@rigbook/contracts/licences/photo.limits';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import type { ServiceDone, ServicePlan } from '../../../../lib/http/answers.js';
import { choose } from '../../../../testing/choose.js';
import { als1InFleet } from '../../../../testing/examples.js';
import { refuse } from '../../../../testing/refuse.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { server } from '../../../../testing/server.js';
import { toast } from '../../../../testing/toast.js';
import { english } from '../../../../testing/wordings.js';
import { DoneDialog } from './done-dialog.js';
import { ServicesDone } from './services-done.js';

const serviceId = '01900000-0000-7000-8000-000000001301';
const extinguisher: ServicePlan = {
  id: '01900000-0000-7000-8000-000000001204',
  vehicle: { id: als1InFleet.id, name: 'ALS1' },
  kind: 'fire-extinguisher',
  ...{ name: null, everyKm: null, everyMonths: 12, lastDoneOn: null, lastDoneKm: null, validUntil: null },
  due: { state: 'later', dueOn: day('2027-06-01'), inDays: 180, isEstimate: false, kmLeft: null },
};
const invoice = () => new File(['%PDF-1.4'], 'invoice.pdf', { type: 'application/pdf' });

/** Answers what is recorded and every paper, but refuses the first upload if asked to. */
function takesPapers({ refusesFirst = false } = {}) {
  let refuses = refusesFirst;
  const sent: string[] = [];
  server.use(
    http.post('*/api/admin/vehicles/:id/service-plans/:planId/services', () => {
      sent.push('recorded');
      return HttpResponse.json({ id: serviceId }, { status: 201 });
    }),
    http.post('*/api/admin/objects/paper-upload', () => HttpResponse.json({ uploadURL: '/up' }, { status: 201 })),
    http.put('*/up', ({ request }) => {
      sent.push(request.headers.get('Content-Type') ?? '');
      const isRefused = refuses;
      refuses = false;
      return isRefused
        ? refuse(415, 'PAPER_TYPE_NOT_ALLOWED', 'This file is neither a complete PDF nor a photo.')
        : new HttpResponse(null, { status: 204 });
    }),
    http.put('*/api/admin/vehicles/:id/services/:serviceId/papers/:paperId', ({ params }) => {
      sent.push(`handed in for ${String(params['serviceId'])}`);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return sent;
}

const done = (papers: ServiceDone['papers']) =>
  server.use(
    http.get('*/api/admin/vehicles/:id/services', () =>
      HttpResponse.json([
        {
          id: serviceId,
          ...{ kind: 'oil', name: null, doneOn: day('2026-11-26'), mileageKm: null, costCents: null, validUntil: null },
          recordedAt: instant('2026-11-26T15:00Z'),
          recordedBy: { unitNumber: '100', firstName: 'Noa', lastName: 'Bar' },
          papers,
        },
      ]),
    ),
  );

test('papers follow what is recorded; one that is refused is named, and tried again without recording again', async () => {
  const sent = takesPapers({ refusesFirst: true });
  const { user } = renderScreen(<DoneDialog vehicle={als1InFleet} plan={extinguisher} onClose={() => undefined} />);
  await user.upload(screen.getByLabelText('Add PDF or photo', { selector: 'input' }), invoice());
  expect(screen.getByText('invoice.pdf')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('Recorded, but 1 paper has not arrived')).toBeVisible();
  expect(screen.getByText(/neither a complete PDF nor/)).toBeVisible();
  expect(screen.queryByLabelText('Cost')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await toast().findByText('Recorded')).toBeVisible();
  expect(sent).toEqual(['recorded', 'application/pdf', 'application/pdf', `handed in for ${serviceId}`]);
});

test('a paper that was chosen can be taken off before it is sent', async () => {
  takesPapers();
  const { user } = renderScreen(<DoneDialog vehicle={als1InFleet} plan={extinguisher} onClose={() => undefined} />);
  await user.upload(screen.getByLabelText('Add PDF or photo', { selector: 'input' }), invoice());
  await user.click(screen.getByRole('button', { name: 'Remove: invoice.pdf' }));
  expect(screen.queryByText('invoice.pdf')).not.toBeInTheDocument();
});

test('a paper that is too large, or has no room, is named before anything is recorded', async () => {
  const sent = takesPapers();
  const { user } = renderScreen(<DoneDialog vehicle={als1InFleet} plan={extinguisher} onClose={() => undefined} />);
  const large = new File([new Uint8Array(PHOTO_MAX_BYTES + 1)], 'large.pdf', { type: 'application/pdf' });
  const others = Array.from({ length: MOST_PAPERS_OF_SERVICE }, () => invoice());
  await user.upload(screen.getByLabelText('Add PDF or photo', { selector: 'input' }), [large, ...others]);
  expect(screen.getByText(/^This file is larger than 10 MB/)).toBeVisible();
  expect(screen.getByText(/^There is room for 6 papers/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Record' }));
  const takesOff = screen.getByRole('button', { name: 'Remove: large.pdf' });
  await waitFor(() => expect(takesOff).toHaveFocus());
  expect(sent).toEqual([]);
  await user.click(takesOff);
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await toast().findByText('Recorded')).toBeVisible();
  expect(sent).toHaveLength(1 + 2 * MOST_PAPERS_OF_SERVICE);
});

test('who closes the dialog while papers are sent is told of those that did not get through', async () => {
  takesPapers();
  let refuseIt = () => undefined as unknown;
  const refused = new Promise<ReturnType<typeof refuse>>((resolve) => {
    refuseIt = () => resolve(refuse(415, 'PAPER_TYPE_NOT_ALLOWED', 'This file is neither a complete PDF nor a photo.'));
  });
  server.use(http.put('*/up', () => refused));
  const closed: boolean[] = [];
  function Opened() {
    const [isOpen, setIsOpen] = useState(true);
    const close = () => {
      closed.push(true);
      setIsOpen(false);
    };
    return isOpen && <DoneDialog vehicle={als1InFleet} plan={extinguisher} onClose={close} />;
  }
  const { user } = renderScreen(<Opened />);
  await user.upload(screen.getByLabelText('Add PDF or photo', { selector: 'input' }), invoice());
  await user.click(screen.getByRole('button', { name: 'Record' }));
  expect(await screen.findByText('1 paper is being sent.')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  refuseIt();
  expect(await toast().findByText('Recorded, but 1 paper has not arrived')).toBeVisible();
  expect(closed).toHaveLength(1);
});

test('papers stand with what was done as links; one that was erased is said to be, and another one is erased with a reason', async () => {
  done([
    { id: 'a', mediaType: 'application/pdf', state: 'here', sha256: 'ab'.repeat(32) },
    { id: 'b', mediaType: 'image/jpeg', state: 'erased', sha256: 'cd'.repeat(32) },
  ]);
  const because: unknown[] = [];
  server.use(
    http.post('*/papers/a/erasure', async ({ request }) => {
      because.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const withHistory = { ...english, sets: [...english.sets, 'history'] as const };
  const { user } = renderScreen(<ServicesDone vehicleId={als1InFleet.id} />, '/', withHistory);
  const papers = within(await screen.findByRole('list', { name: /^Papers: Oil/ }));
  expect(papers.getByRole('link', { name: 'Paper 1 (PDF)' })).toHaveAttribute(
    'href',
    expect.stringMatching(`/services/${serviceId}/papers/a$`),
  );
  expect(papers.getByText('Paper 2 (photo) was erased')).toBeVisible();
  for (const hash of ['ab', 'cd']) expect(papers.getByText(hash.repeat(32))).toBeVisible();
  await user.click(papers.getByRole('button', { name: 'Erase: Paper 1 (PDF)' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase this paper?' }));
  expect(dialog.getByText(/^Oil, .*: Paper 1 \(PDF\)$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(because).toEqual([]);
  await choose(user, dialog.getByRole('combobox', { name: 'Why' }), 'It names a person');
  await user.click(dialog.getByRole('button', { name: 'Erase' }));
  expect(await toast().findByText('Paper erased')).toBeVisible();
  expect(because).toEqual([{ because: 'names-a-person' }]);
});

test('one that does not get through later stays with its reason, and is sent again', async () => {
  takesPapers({ refusesFirst: true });
  done([]);
  const { user } = renderScreen(<ServicesDone vehicleId={als1InFleet.id} />);
  await user.upload(await screen.findByLabelText(/^Add PDF or photo: Oil/, { selector: 'input' }), invoice());
  expect(await toast().findByText('1 paper was not added')).toBeVisible();
  expect(screen.getByText('invoice.pdf')).toBeVisible();
  expect(screen.getByText(/neither a complete PDF nor/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await toast().findByText('Paper added')).toBeVisible();
  expect(screen.queryByText('invoice.pdf')).not.toBeInTheDocument();
});

test('papers are added later', async () => {
  const sent = takesPapers();
  done([]);
  const { user } = renderScreen(<ServicesDone vehicleId={als1InFleet.id} />);
  const input = await screen.findByLabelText(/^Add PDF or photo: Oil/, { selector: 'input' });
  await user.upload(input, invoice());
  expect(await toast().findByText('Paper added')).toBeVisible();
  expect(sent).toEqual(['application/pdf', `handed in for ${serviceId}`]);
});
