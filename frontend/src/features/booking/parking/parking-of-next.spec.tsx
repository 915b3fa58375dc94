import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active, dana, signed } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { english, hebrew } from '../../../testing/wordings.js';
import { ParkingPanel } from '../../fleet/shared/parking/where-it-stands.js';
import { ParkingOfNext } from './parking-of-next.js';

afterEach(() => jest.useRealTimers());

const photos = [
  { id: '0197f1c2-0b03-7000-8000-000000000b03', state: 'here' },
  { id: '0197f1c2-0b03-7000-8000-000000000b04', state: 'to-come' },
];
const known = {
  parkedAt: '2026-11-23T12:00:00.000Z',
  place: 'Level -2, bay 14',
  position: { latitudeMicrodegrees: 32_085_300, longitudeMicrodegrees: 34_781_768, accuracyMeters: 12 },
  photos,
};
const nothing = { parkedAt: null, place: null, position: null, photos: [] };

let asked = 0;
beforeEach(() => {
  asked = 0;
});
function answer(parking: object) {
  server.use(
    http.get('*/api/vehicles/:id/parking', () => {
      asked += 1;
      return HttpResponse.json(parking);
    }),
  );
}

/** Dana's booking of 16:00 to 20:00; check-in opens an hour before. */
function show(
  now: string,
  booking = signed,
  parking: object = known,
  wording: typeof english | typeof hebrew = english,
) {
  jest.useFakeTimers({ now: Date.parse(`2026-11-23T${now}Z`), advanceTimers: true });
  answer(parking);
  return renderScreen(
    <OwnShiftsContext value={{ personId: dana.id, isAdmin: false, checkInOpensMinutesBefore: 60 }}>
      <ParkingOfNext booking={booking} />
    </OwnShiftsContext>,
    '/',
    wording,
  );
}

test('who takes the vehicle next sees the place, a link to the map and the photos', async () => {
  show('15:30:00');
  expect(await screen.findByText('Level -2, bay 14')).toBeVisible();
  expect(screen.getByRole('link', { name: '32.085300, 34.781768 (±12 m)' })).toHaveAttribute(
    'href',
    expect.stringContaining('openstreetmap.org'),
  );
  expect(screen.getByRole('img', { name: 'Photo 1 of the place' })).toHaveAttribute(
    'src',
    expect.stringContaining(`/api/vehicles/${signed.vehicle.id}/parking/photos/${photos[0]!.id}`),
  );
  expect(screen.getByText('Photo 2 is still to come.')).toBeVisible();
});

test('how exact the position is reads in the language of the page', async () => {
  show('15:30:00', signed, known, hebrew);
  expect(await screen.findByRole('link', { name: '32.085300, 34.781768 (±12 מ׳)' })).toBeVisible();
});

test.each([
  ['before the check-in opens', '14:30:00', signed],
  ['once they have the vehicle', '17:00:00', active],
])('nothing is asked %s', (_case, now, booking) => {
  show(now, booking);
  expect(screen.queryByText('Where it stands')).toBeNull();
  expect(asked).toBe(0);
});

test('the office reads that nothing is known', async () => {
  answer(nothing);
  renderScreen(<ParkingPanel vehicleId={signed.vehicle.id} />);
  expect(await screen.findByText(/^Not known/)).toBeVisible();
});
