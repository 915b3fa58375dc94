import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { HandingOn } from '../../../lib/http/answers.js';
import { als1 } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { ColleagueOffers } from '../shared/colleagues/between-colleagues.js';

const vehicle = { id: als1.id, name: als1.name, type: als1.type };
const further: HandingOn = {
  id: '01900000-0000-7000-8000-00000000f102',
  status: 'open',
  endedBecause: null,
  offered: { vehicle, startTime: instant('2026-11-23T16:00:00Z'), endTime: instant('2026-11-23T20:00:00Z') },
  inReturn: null,
  ownBookingId: null,
  purpose: 'Night shift',
  toEverybody: true,
  byOffice: false,
  toUnitNumber: null,
  from: { unitNumber: '102', firstName: 'Noa', lastName: 'Cohen' },
  acceptedBy: null,
  offeredAt: instant('2026-11-22T07:00:00Z'),
};

test('of very many offers the person may look at more, a hundred at a time', async () => {
  server.use(
    http.get('*/api/handing-on', ({ request }) => {
      const after = new URL(request.url).searchParams.get('after');
      if (after === null) return HttpResponse.json({ given: [], offered: [], next: 'a' });
      return HttpResponse.json(
        after === 'a' ? { given: [], offered: [], next: 'b' } : { given: [], offered: [further], next: null },
      );
    }),
  );
  const { user } = renderScreen(<ColleagueOffers />);
  const more = await screen.findByRole('button', { name: 'Look at more offers' });
  await user.click(more);
  await waitFor(() => expect(more).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(more);
  const text = await screen.findByText(/offers this booking to everybody/);
  expect(text).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Look at more offers' })).not.toBeInTheDocument();
  // keyboard and screen reader go on with what took the place of the button
  await waitFor(() => expect(document.activeElement).toBe(text.closest('li')));
});

test('if nothing more is offered, the sentence that says so takes the focus', async () => {
  server.use(
    http.get('*/api/handing-on', ({ request }) =>
      HttpResponse.json({
        given: [],
        offered: [],
        next: new URL(request.url).searchParams.get('after') === null ? 'a' : null,
      }),
    ),
  );
  const { user } = renderScreen(<ColleagueOffers />);
  await user.click(await screen.findByRole('button', { name: 'Look at more offers' }));
  const sentence = await screen.findByText(/^There is no further offer/);
  await waitFor(() => expect(sentence).toHaveFocus());
});
