import { currentEdition } from '@rigbook/contracts/agreement/editions';
import { day } from '@rigbook/contracts/kernel/calendar';
import { addHours, instant, instantOfDate } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Agreement } from '../../../lib/http/answers.js';
import { approved } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { AgreementScreen } from './agreement-screen.js';

const url = `*/api/agreements/${approved.id}`;

const unsigned: Agreement = {
  bookingId: approved.id,
  status: 'approved',
  userName: 'Dana Levi',
  unitNumber: '101',
  vehicleName: 'ALS1',
  vehicleType: 'Advanced Life Support',
  startTime: approved.startTime,
  endTime: approved.endTime,
  duration: 4,
  signedAt: null,
  agreementDate: day('2026-11-22'),
  agreementVersion: currentEdition.version,
  addenda: [],
};

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

function open(agreement: Partial<Agreement> = {}) {
  server.use(http.get(url, () => HttpResponse.json({ ...unsigned, ...agreement })));
  return renderScreen(<AgreementScreen bookingId={approved.id} reader="101" />);
}

test('shows every section of the edition between the booking details and the signature', async () => {
  open();
  expect(screen.getByText('Loading agreement...')).toBeVisible();
  expect(await screen.findByText('Your booking is approved for immediate use')).toBeVisible();
  const details = within(screen.getByRole('region', { name: 'Booking details' }));
  for (const said of ['Dana Levi, Unit 101', '4 hours', approved.id]) expect(details.getByText(said)).toBeVisible();
  expect(details.getByText('(Advanced Life Support)')).toHaveTextContent('ALS1 (Advanced Life Support)');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const sections = currentEdition.sections.map(({ heading }) => heading.en);
  expect(sections).toHaveLength(10);
  expect(headings).toEqual(['Booking details', ...sections, 'Signature']);
  expect(screen.getByText('Vehicle cannot be used until agreement is digitally signed')).toBeVisible();
  expect(screen.getByText(`Text version ${currentEdition.version}`)).toBeVisible();
});

test('the signature opens once the booking is approved', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' }));
  expect(screen.getByText(`at /signature/${approved.id}`)).toBeVisible();
});

test.each(['approved', 'pending'] as const)('nobody signs the agreement of somebody else: %s', async (status) => {
  server.use(http.get(url, () => HttpResponse.json({ ...unsigned, status })));
  renderScreen(<AgreementScreen bookingId={approved.id} reader="100" />);
  expect(await screen.findByRole('region', { name: 'Booking details' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /SIGN/ })).toBeNull();
});

test('a pending booking cannot be signed yet', async () => {
  open({ status: 'pending' });
  expect(await screen.findByText('This booking is waiting for approval')).toBeVisible();
  expect(screen.getByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' })).toBeDisabled();
});

test.each([
  ['a rejected booking', { status: 'rejected' as const }],
  ['a booking whose hours have passed', { endTime: instant('2026-11-23T11:00Z') }],
])('%s offers no signature', async (_case, agreement) => {
  open(agreement);
  expect(await screen.findByRole('region', { name: 'Signature' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' })).toBeNull();
});

test('the bar with the button shows how much of the text was read, and takes nothing back', async () => {
  open();
  const button = await screen.findByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' });
  const text = button.closest('article')!;
  const scrollTo = (top: number) => {
    text.getBoundingClientRect = () => ({ top, height: 2 * window.innerHeight }) as DOMRect;
    fireEvent.scroll(window);
  };
  scrollTo(-window.innerHeight / 2);
  expect(screen.getByRole('progressbar', { name: 'Read: 75%' })).toBeVisible();
  scrollTo(0);
  expect(screen.getByRole('progressbar', { name: 'Read: 75%' })).toBeVisible();
});

test('a signed agreement can be downloaded and not be signed again', async () => {
  open({ signedAt: approved.startTime });
  const download = await screen.findByRole('link', { name: 'Download the signed document (PDF)' });
  expect(download).toHaveAttribute('href', `/api/agreements/${approved.id}/pdf`);
  expect(screen.queryByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' })).toBeNull();
});

test('an agreement that was erased with its signer offers no document', async () => {
  open({ signedAt: approved.startTime, userName: null, unitNumber: null });
  expect(await screen.findByText(/^The signed document was erased/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
});

test('says N/A for an erased person, and expires two days after it is viewed', async () => {
  open({ userName: null, unitNumber: null });
  expect(await screen.findAllByText('N/A, Unit N/A')).toHaveLength(2);
  const inTwoDays = addHours(instantOfDate(new Date()), 48);
  expect(screen.getByText(/^Agreement Expires: /)).toHaveTextContent(
    new Intl.DateTimeFormat('en', { day: 'numeric', timeZone: 'Asia/Jerusalem' }).format(new Date(inTwoDays)),
  );
});

test('says that there is no such agreement, and where the bookings are', async () => {
  server.use(http.get(url, () => refuse(404, 'BOOKING_NOT_FOUND', 'There is no such booking.')));
  renderScreen(<AgreementScreen bookingId={approved.id} reader="101" />);
  expect(await screen.findByText('Agreement not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('while nobody answers, the agreement of a listed booking can be read and leads to the signature', async () => {
  server.use(http.get(url, () => HttpResponse.error()));
  const { user } = renderScreen(<AgreementScreen bookingId={approved.id} listed={approved} reader="101" />);
  expect(await screen.findByText('Dana Levi, Unit 101', { selector: 'section:first-of-type *' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'SIGN VEHICLE LOAN AGREEMENT' }));
  expect(screen.getByText(`at /signature/${approved.id}`)).toBeVisible();
});
