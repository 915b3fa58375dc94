import { day } from '@rigbook/contracts/kernel/calendar';
import { instant } from '@rigbook/contracts/kernel/time';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing/render-screen.js';
import { SlotPanel } from './slot-panel.js';

// Sunday 22 November 2026 in Jerusalem (UTC+2); the vehicle is booked from 14:00 to 18:00
const facts = {
  now: instant('2026-11-22T08:30:00Z'),
  zone: 'Asia/Jerusalem' as const,
  isAdmin: false,
  taken: [{ startAt: instant('2026-11-22T12:00:00Z'), endAt: instant('2026-11-22T16:00:00Z') }],
};

function open(overrides = {}, on = '2026-11-22') {
  const chosen: string[] = [];
  const days: string[] = [];
  const waited: string[] = [];
  const { user } = renderScreen(
    <SlotPanel
      day={day(on)}
      hours={4}
      vehicleName="ALS1"
      facts={{ ...facts, ...overrides }}
      onDay={(next) => days.push(next)}
      onChoose={(startAt) => chosen.push(startAt)}
      onWait={({ startAt, endAt }) => waited.push(`${startAt} ${endAt}`)}
    />,
  );
  return { user, chosen, days, waited };
}

const slot = (clock: string, state: string) => screen.getByRole('button', { name: `${clock} ${state}` });

test('shows each start of the day in its group with its state in words', async () => {
  const { user } = open();
  expect(screen.queryByRole('button', { name: '10:00 - 11:00 Past/Unavailable' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show 5 past hours' }));
  const morning = within(screen.getByRole('group', { name: 'Morning (6:00 - 12:00)' }));
  expect(morning.getAllByRole('button')).toHaveLength(6);
  expect(slot('10:00 - 11:00', 'Past/Unavailable')).toBeVisible();
  expect(slot('11:00 - 12:00', 'Booked')).toBeVisible();
  expect(slot('18:00 - 19:00', 'Available')).toBeVisible();
  expect(slot('08:00 - 09:00', 'Past/Unavailable')).toBeVisible();
});

test('an available start is chosen with one press', async () => {
  const { user, chosen } = open();
  await user.click(slot('18:00 - 19:00', 'Available'));
  expect(chosen).toEqual(['2026-11-22T16:00:00.000Z']);
});

test('a start whose hours run into a booking says so and offers the next one that fits', async () => {
  const { user, chosen } = open();
  await user.click(slot('11:00 - 12:00', 'Booked'));
  expect(screen.getByRole('status')).toHaveTextContent(/ALS1 is taken from .*14:00 to .*18:00/);
  expect(chosen).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Choose .*18:00$/ }));
  expect(chosen).toEqual(['2026-11-22T16:00:00.000Z']);
});

test('a start after the end of the insurance says so, and has nothing to wait for', async () => {
  const { user, chosen } = open({ taken: [], papersEnd: { paper: 'insurance', lastDay: day('2026-11-22') } });
  await user.click(slot('21:00 - 22:00', 'Past/Unavailable'));
  expect(screen.getByRole('status')).toHaveTextContent(/^ALS1: Insured until .*22 Nov/);
  expect(screen.queryByRole('button', { name: 'Tell me when free' })).toBeNull();
  await user.click(slot('20:00 - 21:00', 'Available'));
  expect(chosen).toEqual(['2026-11-22T18:00:00.000Z']);
});

test('whoever wants taken hours can be told when they are free', async () => {
  const { user, waited } = open();
  await user.click(slot('11:00 - 12:00', 'Booked'));
  await user.click(screen.getByRole('button', { name: 'Tell me when free' }));
  expect(waited).toEqual(['2026-11-22T09:00:00.000Z 2026-11-22T13:00:00.000Z']);
});

describe('hours that are taken for now', () => {
  const interval = { startAt: instant('2026-11-22T16:00:00Z'), endAt: instant('2026-11-22T20:00:00Z') };
  const offeredUntil = instant('2026-11-22T12:30:00Z');

  test('say until when they are held for somebody, and can be waited for', async () => {
    const { user } = open({ taken: [{ ...interval, offeredUntil }] });
    await user.click(slot('18:00 - 19:00', 'Held'));
    expect(await screen.findByText(/^ALS1 is held for somebody else from .* by .*14:30/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tell me when free' })).toBeVisible();
  });

  test('lead to the offer where they are held for the person', async () => {
    const { user } = open({ taken: [{ ...interval, offeredUntil, isOwnOffer: true }] });
    await user.click(slot('18:00 - 19:00', 'Held for you'));
    expect(await screen.findByRole('link', { name: 'Answer the offer' })).toHaveAttribute('href', '/#held-for-you');
    expect(screen.queryByRole('button', { name: 'Tell me when free' })).toBeNull();
  });

  test('are shown apart from a shift whose extension asks for them', async () => {
    const { user } = open({ taken: [{ ...interval, askedFrom: instant('2026-11-22T18:00:00Z') }] });
    expect(slot('18:00 - 19:00', 'Booked')).toBeVisible();
    await user.click(slot('20:00 - 21:00', 'Extension'));
    expect(await screen.findByText(/^Somebody asked to extend their shift: ALS1 is kept from .*20:00/)).toBeVisible();
  });
});

test('pointing at a start shades the hours that it would take', async () => {
  const { user } = open();
  await user.hover(slot('18:00 - 19:00', 'Available'));
  const shaded = screen.getAllByRole('button').filter((button) => button.dataset['shaded'] !== undefined);
  expect(shaded.map((button) => button.textContent.slice(0, 5))).toEqual(['18:00', '19:00', '20:00', '21:00']);
});

test('hours for administrators only are open to them and closed to others', async () => {
  const friday = { day: day('2026-11-27'), now: instant('2026-11-26T08:00:00Z'), taken: [] };
  const { user, chosen } = (() => {
    const pressed: string[] = [];
    const rendered = renderScreen(
      <>
        <SlotPanel
          day={friday.day}
          hours={1}
          vehicleName="ALS1"
          facts={{ ...facts, ...friday }}
          onDay={() => undefined}
          onWait={() => undefined}
          onChoose={(startAt) => pressed.push(`responder ${startAt}`)}
        />
        <SlotPanel
          day={friday.day}
          hours={1}
          vehicleName="ALS1"
          facts={{ ...facts, ...friday, isAdmin: true }}
          onDay={() => undefined}
          onWait={() => undefined}
          onChoose={(startAt) => pressed.push(`admin ${startAt}`)}
        />
      </>,
    );
    return { user: rendered.user, chosen: pressed };
  })();
  await user.click(slot('13:00 - 14:00', 'Admin Only'));
  expect(screen.getByRole('status')).toHaveTextContent(
    'From Friday 13:00 to Sunday 09:00, only administrators can book.',
  );
  await user.click(slot('13:00 - 14:00', 'Available'));
  expect(chosen).toEqual(['admin 2026-11-27T11:00:00.000Z']);
});

test.each([
  ['23 hours when the clocks go forward in the night', '2026-03-26', '2026-03-25T08:00:00Z', 23],
  ['25 hours when they go back', '2026-10-24', '2026-10-23T08:00:00Z', 25],
])('offers %s', (_, on, now, hours) => {
  open({ now: instant(now), taken: [], isAdmin: true }, on);
  expect(screen.getAllByRole('button', { name: /Available$/ })).toHaveLength(hours);
  if (hours === 25) expect(screen.getByRole('button', { name: '01:00 - 02:00 (GMT+3) Available' })).toBeVisible();
});

test('the night is in one piece, and names the date after midnight', async () => {
  const { user, chosen } = open();
  const night = screen.getByRole('group', { name: 'Evening & Night (18:00 - 06:00)' });
  const rows = within(night)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows.slice(5, 8)).toEqual(['23:00 - 00:00 Available', 'Monday, 23 November 2026', '00:00 - 01:00 Available']);
  await user.click(slot('01:00 - 02:00', 'Available'));
  expect(chosen).toEqual(['2026-11-22T23:00:00.000Z']);
});

test('a later day says where its hours before six are, and leads there', async () => {
  const { user, days } = open({}, '2026-11-24');
  await user.click(
    screen.getByRole('button', { name: 'Midnight to 06:00 is in the night of Monday, 23 November 2026' }),
  );
  expect(days).toEqual(['2026-11-23']);
});

test('in the middle of the night, the rest of it comes first', async () => {
  const { user, chosen } = open({ now: instant('2026-11-22T23:30:00Z') }, '2026-11-23');
  const night = within(screen.getByRole('group', { name: 'The rest of this night (until 06:00)' }));
  expect(night.getAllByRole('button')).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /past hour/ })).toBeNull();
  await user.click(night.getByRole('button', { name: '02:00 - 03:00 Available' }));
  expect(chosen).toEqual(['2026-11-23T00:00:00.000Z']);
});

test('a start that runs into the hours for administrators says until when it would last', async () => {
  const { user } = open({ now: instant('2026-11-26T08:00:00Z'), taken: [] }, '2026-11-27');
  await user.click(slot('10:00 - 11:00', 'Admin Only'));
  expect(screen.getByRole('status')).toHaveTextContent(/^From this start the booking would last until .*14:00\./);
});
