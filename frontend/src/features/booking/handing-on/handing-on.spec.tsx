import { instant } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HandingOn, HandingOnList } from '../../../lib/http/answers.js';
import { als1, approved, requested } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { NextStepPanel } from '../next-step/next-step-panel.js';
import { ColleagueOffers, HandedOn } from '../shared/colleagues/between-colleagues.js';
import { HandOn } from './hand-on.js';
import { HandOnDialog } from './hand-on-dialog.js';
import { OfferMessages } from './offer-messages.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-22T08:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const vehicle = { id: als1.id, name: als1.name, type: als1.type };
const offer: HandingOn = {
  id: '01900000-0000-7000-8000-00000000f101',
  status: 'open',
  endedBecause: null,
  offered: { vehicle, startTime: instant('2026-11-23T16:00:00Z'), endTime: instant('2026-11-23T20:00:00Z') },
  inReturn: null,
  ownBookingId: null,
  purpose: 'Night shift',
  toEverybody: false,
  byOffice: false,
  toUnitNumber: null,
  from: { unitNumber: '102', firstName: 'Noa', lastName: 'Cohen' },
  acceptedBy: null,
  offeredAt: instant('2026-11-22T07:00:00Z'),
};
const answers = (list: Partial<HandingOnList>) =>
  server.use(
    http.get('*/api/handing-on', () =>
      HttpResponse.json({ given: [], offered: [], next: null, toldOfOffers: false, ...list }),
    ),
  );
const seen = { vehicleId: als1.id, startTime: offer.offered.startTime, endTime: offer.offered.endTime };

describe('giving a booking', () => {
  test('names the colleague by unit number, and says next to the field what is wrong with it', async () => {
    const sent: unknown[] = [];
    server.use(
      http.post('*/api/handing-on', async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? refuse(422, 'COLLEAGUE_NOT_FOUND', 'No colleague with unit number 999 can take a booking.', {
              unitNumber: '999',
            })
          : HttpResponse.json({ id: offer.id }, { status: 201 });
      }),
    );
    const close = jest.fn();
    renderScreen(<HandOnDialog booking={requested} onClose={close} />);
    const dialog = await screen.findByRole('dialog', { name: 'Give or swap this booking' });
    const unit = within(dialog).getByRole('textbox', { name: 'Unit number' });
    const send = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Offer' }));
    send();
    expect(within(dialog).getByText('Enter the three digits of your colleague’s unit number')).toBeVisible();
    fireEvent.change(unit, { target: { value: requested.user.unitNumber } });
    expect(within(dialog).getByText('This is your own unit number')).toBeVisible();
    expect(sent).toEqual([]);

    fireEvent.change(unit, { target: { value: '999' } });
    send();
    expect(await within(dialog).findByText(/^No colleague with this number can take a booking/)).toBeVisible();
    expect(unit).toHaveAttribute('aria-invalid', 'true');
    fireEvent.change(unit, { target: { value: '102' } });
    send();
    await waitFor(() => expect(close).toHaveBeenCalled());
    expect(sent.at(-1)).toMatchObject({ bookingId: requested.id, unitNumber: '102' });
  });

  test('goes to everybody without a unit number', async () => {
    let sent: unknown;
    server.use(
      http.post('*/api/handing-on', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ id: offer.id }, { status: 201 });
      }),
    );
    renderScreen(<HandOnDialog booking={requested} onClose={() => undefined} />);
    fireEvent.click(await screen.findByRole('radio', { name: 'Offer it to everybody who may take it' }));
    fireEvent.click(screen.getByRole('button', { name: 'Offer' }));
    await waitFor(() => expect(sent).toMatchObject({ bookingId: requested.id, unitNumber: null }));
  });

  test('is open until somebody accepts, and can be withdrawn', async () => {
    const own = { ...offer, from: null, ownBookingId: requested.id, toUnitNumber: '102' };
    answers({ given: [own] });
    let withdrawn = false;
    server.use(
      http.delete(`*/api/handing-on/${offer.id}`, () => {
        withdrawn = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderScreen(<HandOn booking={requested} />);
    expect(await screen.findByText('Offered to unit 102')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Withdraw the offer of ALS1/ }));
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw offer' }));
    await waitFor(() => expect(withdrawn).toBe(true));
  });
});

describe('what colleagues offer', () => {
  test('is accepted as it was seen, and says what comes next', async () => {
    let sent: unknown;
    answers({ offered: [offer] });
    server.use(
      http.post(`*/api/handing-on/${offer.id}/accept`, async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json(approved);
      }),
    );
    renderScreen(<ColleagueOffers />);
    expect(await screen.findByText('Noa Cohen (102) offers you this booking.')).toBeVisible();
    expect(screen.getByText('Night shift')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /^Accept ALS1/ }));
    expect(await screen.findByText('Please sign the agreement next.')).toBeVisible();
    expect(sent).toEqual({ seen });
  });

  test('says why it cannot be accepted', async () => {
    answers({ offered: [offer] });
    server.use(
      http.post(`*/api/handing-on/${offer.id}/accept`, () => refuse(409, 'HANDING_ON_ENDED', 'This offer has ended.')),
    );
    renderScreen(<ColleagueOffers />);
    fireEvent.click(await screen.findByRole('button', { name: /^Accept ALS1/ }));
    expect((await screen.findAllByText(/This offer has ended/))[0]).toBeVisible();
  });

  test('is declined by the one who was asked, after a question, but not for everybody', async () => {
    answers({ offered: [offer] });
    let declined = false;
    server.use(
      http.post(`*/api/handing-on/${offer.id}/decline`, () => {
        declined = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    renderScreen(<ColleagueOffers />);
    fireEvent.click(await screen.findByRole('button', { name: /^Decline ALS1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Decline this offer?' });
    expect(declined).toBe(false);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(declined).toBe(true));
  });

  test('to everybody has no answer but accepting', async () => {
    answers({ offered: [{ ...offer, toEverybody: true }] });
    renderScreen(<ColleagueOffers />);
    expect(await screen.findByText(/The first to accept gets it\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Decline/ })).toBeNull();
  });

  test('of the office names the office', async () => {
    answers({ offered: [{ ...offer, toEverybody: true, byOffice: true, from: null }] });
    renderScreen(<ColleagueOffers />);
    expect(await screen.findByText(/^The office offers this booking to everybody/)).toBeVisible();
  });

  test('as a swap shows both bookings', async () => {
    const inReturn = { ...offer.offered, vehicle: { ...vehicle, name: 'BLS2' } };
    answers({ offered: [{ ...offer, inReturn, ownBookingId: requested.id }] });
    renderScreen(<ColleagueOffers />);
    expect(await screen.findByText('Noa Cohen (102) proposes a swap.')).toBeVisible();
    expect([screen.getByText('You get'), screen.getByText('You give'), screen.getByText('BLS2')]).toHaveLength(3);
    expect(screen.getByRole('button', { name: /^Accept ALS1/ })).toHaveTextContent('Swap');
  });
});

test('what was handed on says who has it now', async () => {
  answers({ given: [{ ...offer, from: null, status: 'accepted', acceptedBy: offer.from }] });
  renderScreen(<HandedOn />);
  expect(await screen.findByText(/^Noa Cohen \(102\) accepted ALS1, /)).toBeVisible();
});

test.each([
  ['nothing is said to be left to do', [offer], false],
  ['without one it is', [], true],
])('beside what a colleague offers %s', async (_what, offered, isSaid) => {
  answers({ offered });
  server.use(
    http.get('*/api/bookings', () => HttpResponse.json([])),
    http.get('*/api/waitlist', () => HttpResponse.json([])),
  );
  renderScreen(
    <>
      <ColleagueOffers />
      <NextStepPanel />
    </>,
  );
  if (offered.length > 0) await screen.findByRole('heading', { name: 'From colleagues' });
  const said = () => screen.queryByText('You have nothing to do right now.');
  await waitFor(() => expect(said() !== null).toBe(isSaid));
});

test('nobody hears of offers to everybody unless they choose so; what was not saved is taken back', async () => {
  let toldOfOffers = false;
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/handing-on', () => HttpResponse.json({ given: [], offered: [], next: null, toldOfOffers })),
    http.put('*/api/handing-on/messages', async ({ request }) => {
      const body = (await request.json()) as { toldOfOffers: boolean };
      sent.push(body);
      if (sent.length > 1) return refuse(429, 'TOO_MANY_CHANGES', 'Please wait.');
      ({ toldOfOffers } = body);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderScreen(<OfferMessages />);
  const box = await screen.findByRole('checkbox', { name: /^Tell me when a colleague offers/ });
  expect(box).not.toBeChecked();
  fireEvent.click(box);
  await waitFor(() => expect(sent).toEqual([{ toldOfOffers: true }]));
  await waitFor(() => expect(box).toBeChecked());
  fireEvent.click(box);
  expect(await screen.findByText('Your choice was not saved')).toBeVisible();
  await waitFor(() => expect(box).toBeChecked());
});
