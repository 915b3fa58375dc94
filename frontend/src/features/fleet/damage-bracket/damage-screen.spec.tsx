import { instant } from '@rigbook/contracts/kernel/time';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { als1InFleet, requested } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { hebrew } from '../../../testing/wordings.js';
import { DamageScreen } from './damage-screen.js';
import { OwnDamageNotice } from './own-damage-notice.js';
import { OwnDamageScreen } from './own-damage-screen.js';

const dana = { id: '01900000-0000-7000-8000-000000000101', unitNumber: '101', firstName: 'Dana', lastName: 'Levi' };
const ron = { id: '01900000-0000-7000-8000-000000000102', unitNumber: '102', firstName: 'Ron', lastName: 'Azulay' };
const before = '01900000-0000-7000-8000-000000000b01';
const found = '01900000-0000-7000-8000-000000000b02';

const matter = (more: object = {}) => ({
  damage: {
    id: '01900000-0000-5000-8000-000000000d01',
    vehicle: { id: als1InFleet.id, name: 'ALS1', inFleet: true },
    area: 'driver-side',
    place: 'left-front-door',
    severity: 'minor',
    description: 'As long as a hand',
    photoCount: 0,
    reportedAt: instant('2026-11-23T09:00:00Z'),
    reportedBy: ron,
    seenBy: null,
    bookingId: found,
    startTime: requested.startTime,
    endTime: requested.endTime,
    resolution: null,
  },
  bracket: {
    lastClean: {
      at: '2026-11-23T06:00:00.000Z',
      step: 'check-in',
      bookingId: before,
      user: dana,
      seenWith: null,
      byOffice: null,
    },
    firstSeen: {
      at: '2026-11-23T09:00:00.000Z',
      step: 'check-in',
      bookingId: found,
      user: ron,
      seenWith: null,
      byOffice: null,
    },
    held: [
      {
        bookingId: before,
        user: dana,
        startAt: '2026-11-23T06:00:00.000Z',
        endAt: '2026-11-23T07:50:00.000Z',
        drivenKilometers: 40,
      },
    ],
    unheldMinutes: 70,
    unaccountedKilometers: 7,
    isCut: false,
    sightings: [],
  },
  sawFirst: false,
  contestableUntil: '2026-12-07T09:00:00.000Z',
  mayContest: true,
  maySettle: true,
  contests: [],
  settlements: [],
  said: 0,
  mark: 'as read',
  ...more,
});
const settled = {
  at: '2026-11-24T09:00:00.000Z',
  by: { ...dana, unitNumber: '100', firstName: 'Noa', lastName: 'Bar' },
  outcome: 'not-attributable',
  bookingId: null,
  user: null,
  reason: 'Two photos contradict each other.',
};
const id = matter().damage.id;

function open(more: object = {}, settles = false) {
  server.use(
    http.get('*/api/damage/:id', () => HttpResponse.json(matter(more))),
    http.get('*/api/damage/:id/photos', () =>
      HttpResponse.json([
        { id: 'p1', state: 'here', sightingId: null },
        { id: 'p2', state: 'to-come', sightingId: null },
        { id: 'p3', state: 'here', sightingId: 's1' },
      ]),
    ),
  );
  return renderScreen(<DamageScreen damageId={id} settles={settles} />, `/damage/${id}`);
}

test('says who looked, who had the vehicle, for how long nobody did, and which kilometers nobody accounts for', async () => {
  open();
  const how = within(await screen.findByRole('region', { name: 'How it came about' }));
  const stations = how.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(stations).toEqual([
    expect.stringContaining('Last look without itCheck-in by Dana Levi, Unit 101'),
    expect.stringMatching(/^Dana Levi, Unit 101 had the vehicle.*1 h 50 min.*40 km driven$/),
    expect.stringMatching(/^Nobody had the vehicle.*1 h 10 min/),
    expect.stringContaining('First seenCheck-in by Ron Azulay, Unit 102'),
  ]);
  expect(how.getByText('7 km')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
});

test('shows the photos of the report, and says which are still to come', async () => {
  open();
  expect(await screen.findByRole('img', { name: 'Photo 1 of the damage' })).toHaveAttribute(
    'src',
    expect.stringMatching(new RegExp(`/api/damage/${id}/photos/p1$`)),
  );
  expect(screen.getByText('Photo 2 is still to come')).toBeVisible();
});

test('says that the office looked in the place of the responder', async () => {
  const { firstSeen, ...bracket } = matter().bracket;
  open({ bracket: { ...bracket, firstSeen: { ...firstSeen, step: 'check-out', byOffice: dana } } });
  expect(
    await screen.findByText('Checkout of Ron Azulay, Unit 102, taken back by Dana Levi, Unit 101 of the office'),
  ).toBeVisible();
});

test('says that no earlier look is known', async () => {
  open({ bracket: { ...matter().bracket, lastClean: null, isCut: true } });
  expect(
    await screen.findByText(/No earlier check-in or checkout.*Only the last 60 shifts were searched/),
  ).toBeVisible();
});

test('says that it is still being worked out', async () => {
  open({ bracket: null });
  expect(await screen.findByText(/still being worked out/)).toBeVisible();
});

test('asks for words before it contests, and keeps them if they are not sent', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/damage/:id/contests', async ({ request }) => {
      sent.push(await request.json());
      return refuse(409, 'DAMAGE_CONTEST_WAITS', 'You have contested this damage.');
    }),
  );
  open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Contest' }));
  expect(screen.getByText('Please say why.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your words' }), 'It was fine');
  await user.click(screen.getByRole('button', { name: 'Contest' }));
  expect((await screen.findAllByText('You have contested this damage.'))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Your words' })).toHaveValue('It was fine');
  expect(sent).toEqual([{ words: 'It was fine' }]);
});

test('an administrator whom it names leaves it to another one', async () => {
  open({ maySettle: false }, true);
  expect(await screen.findByText(/another administrator has to settle it/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull();
});

test('an administrator chooses an outcome, a shift where it needs one, and gives a reason', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/admin/damage/:id/settlements', async ({ request }) => {
      sent.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  open(
    { mayContest: false, said: 1, contests: [{ at: '2026-11-23T10:00:00.000Z', user: dana, words: 'Not mine' }] },
    true,
  );
  const user = userEvent.setup();
  expect(await screen.findByText('Not mine')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  expect(screen.getByText('Please choose one.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Whose damage is it?' }));
  await user.click(await screen.findByTitle('It belongs to a shift'));
  expect(screen.getByText('Please choose the shift.')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Shift' }));
  await user.click(await screen.findByTitle(/Unit 101/));
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'The photo');
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  await waitFor(() =>
    expect(sent).toEqual([{ outcome: 'attributed', bookingId: before, reason: 'The photo', said: 1, mark: 'as read' }]),
  );
});

test('keeps what an administrator wrote when somebody has said something in the meantime', async () => {
  const said = { current: 0 };
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/damage/:id', () => HttpResponse.json(matter({ said: said.current }))),
    http.post('*/api/admin/damage/:id/settlements', async ({ request }) => {
      sent.push(await request.json());
      if (sent.length > 1) return new HttpResponse(null, { status: 204 });
      said.current = 1;
      return refuse(409, 'CHANGED_MEANWHILE', 'Somebody was faster.');
    }),
  );
  renderScreen(<DamageScreen damageId={id} settles />, `/damage/${id}`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: 'Whose damage is it?' }));
  await user.click(await screen.findByTitle('It cannot be attributed'));
  const reason = screen.getByRole('textbox', { name: 'Reason' });
  await user.type(reason, 'Two photos');
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  expect((await screen.findAllByText('Somebody was faster.'))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Two photos');
  await user.click(screen.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue(''));
  expect(sent).toEqual([expect.objectContaining({ said: 0 }), expect.objectContaining({ said: 1 })]);
});

test('shows what somebody saw there before, in their words and with their photos', async () => {
  const sighting = { id: 's1', at: '2026-11-23T08:20:00.000Z', place: 'left-front-door', words: 'A long scratch' };
  open({ bracket: { ...matter().bracket, sightings: [sighting, { ...sighting, id: 's2', words: null }] } });
  const seen = within(await screen.findByRole('region', { name: 'What was seen there before' }));
  expect(seen.getByText('A long scratch')).toBeVisible();
  expect(seen.getByText('The words were erased.')).toBeVisible();
  expect(await seen.findByRole('img', { name: 'Photo 1 of the damage' })).toHaveAttribute(
    'src',
    expect.stringContaining('/photos/p3'),
  );
  expect(seen.getAllByRole('img')).toHaveLength(1);
  expect(seen.queryByText(/same area/)).toBeNull();
});

test('shows what was said in order, and which settlement stands', async () => {
  open({
    contests: [{ at: '2026-11-23T10:00:00.000Z', user: ron, words: null }],
    settlements: [
      settled,
      { ...settled, at: '2026-11-25T09:00:00.000Z', outcome: 'attributed', user: ron, bookingId: found, reason: null },
    ],
  });
  const said = within(await screen.findByRole('list', { name: 'What was said' }));
  expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(
      'Ron Azulay, Unit 102 contests itThe words were erased, or are for the writer and the office.',
    ),
    expect.stringMatching(/It cannot be attributed to anybodyTwo photos.*Replaced by a later settlement$/),
    expect.stringMatching(/Attributed to the shift of Ron Azulay, Unit 102The words were erased/),
  ]);
});

test('a failure to load can be tried again', async () => {
  server.use(http.get('*/api/damage/:id', () => refuse(404, 'DAMAGE_NOT_FOUND', 'This damage does not exist.')));
  renderScreen(<DamageScreen damageId={id} settles={false} />, `/damage/${id}`);
  expect(await screen.findByText('This damage does not exist.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('the person finds what names them, what they contested, and how it was settled', async () => {
  server.use(
    http.get('*/api/damage', () =>
      HttpResponse.json([
        matter({
          contests: [{ at: '2026-11-25T10:00:00.000Z', user: dana, words: 'No' }],
          mayContest: false,
          settlements: [settled],
        }),
      ]),
    ),
  );
  renderScreen(<OwnDamageScreen />, '/damage');
  expect(await screen.findByRole('link', { name: 'ALS1: Driver Side, Left front door' })).toHaveAttribute(
    'href',
    `/damage/${id}`,
  );
  expect(screen.getByText('It cannot be attributed to anybody')).toBeVisible();
  expect(screen.getByText('Contested. The office will settle it.')).toBeVisible();
});

test('says that no damage names the person', async () => {
  renderScreen(<OwnDamageScreen />, '/damage');
  expect(await screen.findByText('No damage of the last 60 days names you.')).toBeVisible();
});

test('home says in Hebrew how much names the person that somebody else saw first', async () => {
  server.use(http.get('*/api/damage', () => HttpResponse.json([matter(), matter(), matter({ sawFirst: true })])));
  renderScreen(<OwnDamageNotice />, '/', hebrew);
  expect(await screen.findByText('שמך מופיע בשני דיווחים חדשים על נזק')).toBeVisible();
});
