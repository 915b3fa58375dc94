import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { emptyDevice } from '../../../testing/device/empty-device.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { PhotosToCome } from '../damage/photos-to-come.js';
import { active, als1, dana } from '../../../testing/examples.js';
import { requiredAtCheckIn } from '../../../testing/open-check-in.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { EmergencyScreen } from './emergency-screen.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T12:10Z'), advanceTimers: true }));
afterEach(() => {
  emptyDevice();
  jest.useRealTimers();
});

const bls1 = { ...als1, id: '01900000-0000-7000-8000-0000000000b1', name: 'BLS1' };

const critical = {
  id: 'brakes',
  group: 'before',
  label: { en: 'Brakes', he: 'בלמים' },
  detail: { en: '', he: '' },
  isRequired: false,
  isCritical: true,
  wantsPhoto: false,
  wantsExpiry: false,
  wantsNumber: null,
};
const groups = [{ id: 'before', label: { en: 'Before you drive', he: 'לפני הנסיעה' } }];
const edition = { id: '5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e78', edition: 2, groups, items: [critical] };

interface Sent {
  readonly key: string | null;
  readonly body: { readonly vehicleId: string; readonly duration: number };
}

/** Opens the form where both vehicles are free; `takeAway` lets somebody else have one. */
async function openForm() {
  const free = new Set([als1.id, bls1.id]);
  const sent: Sent[] = [];
  server.use(
    http.get('*/api/vehicles', () =>
      HttpResponse.json([als1, bls1].map((one) => ({ ...one, status: free.has(one.id) ? 'available' : 'in_use' }))),
    ),
    http.get('*/api/vehicles/calendar', () =>
      HttpResponse.json(
        [als1, bls1].map(({ id }) => ({ vehicleId: id, taken: [], outOfService: null, turnRoundMinutes: 0 })),
      ),
    ),
    http.get('*/api/bookings', () => HttpResponse.json([])),
    http.get('*/api/contacts', () => HttpResponse.json({ emergencyNumbers: [], whatsappNumber: null })),
  );
  /** What the server says to the next takes. */
  const answer = (...answers: readonly (() => Response)[]) => {
    server.use(
      http.post('*/api/bookings/emergency', async ({ request }) => {
        sent.push({
          key: request.headers.get('idempotency-key'),
          body: (await request.json()) as Sent['body'],
        });
        return answers[sent.length - 1]?.();
      }),
    );
  };
  const { user, queryClient } = renderScreen(
    <EmergencyScreen user={{ ...dana, mayTakeInEmergency: true }} agreement={<p>All of it</p>} />,
  );
  await user.click(await screen.findByRole('radio', { name: /^ALS1/ }));
  const fillIn = async () => {
    await user.type(screen.getByRole('textbox', { name: 'Why is it needed now?' }), 'Child not breathing');
    for (const item of requiredAtCheckIn)
      await user.click(screen.getByRole('checkbox', { name: new RegExp(item, 'i') }));
    await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41300');
    await user.click(screen.getByRole('button', { name: '5% less' }));
    await user.click(screen.getByRole('button', { name: 'Sign with my typed name' }));
  };
  const takeAway = async (id: string) => {
    free.delete(id);
    await queryClient.invalidateQueries();
  };
  const take = () => user.click(screen.getByRole('button', { name: 'Sign and take ALS1 now' }));
  return { user, queryClient, sent, answer, fillIn, takeAway, take };
}

test('what had no answer is sent again as it was, also when the vehicle is not free any more: by oneself', async () => {
  const { sent, answer, fillIn, takeAway, take } = await openForm();
  answer(
    () => HttpResponse.error(),
    () => HttpResponse.json(active),
  );
  await fillIn();
  await take();
  await waitFor(() => expect(sent).toHaveLength(1));
  await takeAway(als1.id);
  expect(screen.queryByText('ALS1 is no longer free')).toBeNull();
  await take();
  expect(await screen.findByText(/^ALS1 is yours until /)).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
});

test('where the device stores nothing, another tap is still the same take', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const { sent, answer, fillIn, take } = await openForm();
  answer(
    () => HttpResponse.error(),
    () => HttpResponse.json(active),
  );
  await fillIn();
  await take();
  await waitFor(() => expect(sent).toHaveLength(1));
  await take();
  expect(await screen.findByText(/^ALS1 is yours until /)).toBeVisible();
  expect(sent[1]).toEqual(sent[0]);
  blocked.mockRestore();
});

const takesKept = 'of.nobody.draft.emergency-takes';

test('a take whose answer never came is kept with its photos, which follow its booking once a later page knows of it', async () => {
  const { answer, sent, fillIn, take } = await openForm();
  answer(() => HttpResponse.error());
  await fillIn();
  await take();
  await waitFor(() => expect(sent).toHaveLength(1));
  const [kept] = deviceStorage.read<readonly object[]>(takesKept) ?? [];
  expect(kept).toMatchObject({ body: { vehicleId: als1.id }, photoIds: [] });
  // the first is from another window, which has its photo; the last was given up two days ago
  const elsewhere = { ...kept, key: 'k0', photoIds: ['p0'] };
  const old = { ...kept, key: 'k2', lastSentAt: Date.now() - 48 * 3_600_000 };
  deviceStorage.write(takesKept, [elsewhere, { ...kept, photoIds: ['p1'] }, old]);
  await photoQueue.open('nobody');
  await photoQueue.add('emergency', 'p1', new Blob(['photo']));
  const startTime = '2026-11-23T12:10:00Z';
  const taken = {
    ...active,
    startTime,
    vehicle: als1,
    emergencyReview: 'due',
    checkIn: { mileage: 41_300, fuelLevel: 75 },
  };
  const earlier = { ...taken, id: 'earlier', startTime: '2026-11-23T09:00:00Z' };
  const another = { ...taken, id: 'another', emergencyReview: null };
  server.use(http.get('*/api/bookings', () => HttpResponse.json([another, earlier, taken])));
  renderScreen(<PhotosToCome />);
  await waitFor(() => expect(photoQueue.all()).toMatchObject([{ bookingId: taken.id, isHandedIn: true }]));
  await waitFor(() => expect(deviceStorage.read(takesKept)).toMatchObject([{ key: 'k0' }]));
  await photoQueue.forget('nobody');
});

test('where a booking came in between, the button for the free hours has the focus, and no toast lies above it', async () => {
  const { user, sent, answer, fillIn, take } = await openForm();
  const taken = { startAt: '2026-11-23T14:00Z', endAt: '2026-11-23T15:00Z' };
  answer(
    () => refuse(409, 'EMERGENCY_HOURS_TAKEN', 'ALS1 is taken.', { vehicleName: 'ALS1', taken, freeHours: 1 }),
    () => HttpResponse.json(active),
  );
  await fillIn();
  await take();
  const shorter = await screen.findByRole('button', { name: 'Take it for 1 hour' });
  expect(shorter).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('ALS1 is taken.');
  expect(screen.queryByText('The vehicle was not taken')).toBeNull();
  await user.click(shorter);
  expect(await screen.findByText(/^ALS1 is yours until /)).toBeVisible();
  expect(sent.map(({ body }) => body.duration)).toEqual([2, 1]);
});

test('a vehicle that somebody else has meanwhile is not exchanged for another, and nothing else is lost', async () => {
  const { user, answer, sent, fillIn, takeAway } = await openForm();
  await fillIn();
  await takeAway(als1.id);
  expect(await screen.findByText('ALS1 is no longer free')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign and take ALS1 now' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Why is it needed now?' })).toHaveValue('Child not breathing');

  answer(() => HttpResponse.json(active));
  await user.click(screen.getByRole('radio', { name: /^BLS1/ }));
  expect(await screen.findByRole('checkbox', { name: new RegExp(requiredAtCheckIn[0] ?? '', 'i') })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Starting mileage' })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Sign and take BLS1 now' }));
  expect(sent).toEqual([]);
  await takeAway(bls1.id);
  expect(await screen.findByText('Please call dispatch.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Why is it needed now?' })).toHaveValue('Child not breathing');
});

test('a vehicle whose insurance has ended is not offered', async () => {
  const expired = { ...bls1, papersEnd: { paper: 'insurance', lastDay: '2026-11-22' } };
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([als1, expired])),
    http.get('*/api/vehicles/calendar', () =>
      HttpResponse.json(
        [als1, bls1].map(({ id }) => ({ vehicleId: id, taken: [], outOfService: null, turnRoundMinutes: 0 })),
      ),
    ),
    http.get('*/api/bookings', () => HttpResponse.json([])),
    http.get('*/api/contacts', () => HttpResponse.json({ emergencyNumbers: [], whatsappNumber: null })),
  );
  renderScreen(<EmergencyScreen user={{ ...dana, mayTakeInEmergency: true }} agreement={<p>All of it</p>} />);
  expect(await screen.findByRole('radio', { name: /^ALS1/ })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^BLS1/ })).toBeNull();
});

test('something critical stops the vehicle instead of taking it, and another one is chosen', async () => {
  const reported: object[] = [];
  server.use(
    http.get(`*/api/vehicles/${als1.id}/checklist`, () => HttpResponse.json({ checkIn: edition })),
    http.post('*/api/bookings/emergency/unfit', async ({ request }) => {
      reported.push((await request.json()) as object);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, takeAway } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'Not all right: Brakes' }));
  await user.click(screen.getByRole('button', { name: 'Report and take out of service' }));
  expect(reported).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'They do not hold');
  await user.click(screen.getByRole('button', { name: 'Report and take out of service' }));
  expect(await screen.findByText('ALS1 is out of service')).toBeVisible();
  await takeAway(als1.id);
  expect(await screen.findByRole('button', { name: 'Sign and take BLS1 now' })).toBeVisible();
  expect(reported).toEqual([
    {
      vehicleId: als1.id,
      checklistEdition: edition.id,
      checklistAnswers: [{ item: 'brakes', isFine: false, words: 'They do not hold' }],
    },
  ]);
});

const emergencyChecklist = (answer: () => Response | Promise<Response>) =>
  server.use(http.get(`*/api/vehicles/${als1.id}/checklist`, answer));
afterEach(() => {
  for (const key of Object.keys(localStorage)) if (key.includes('checklists')) localStorage.removeItem(key);
});

test('nothing is asked, and nothing is sent, before it is known what the vehicle asks', async () => {
  let answers = 0;
  emergencyChecklist(() =>
    ++answers < 2 ? refuse(500, 'INTERNAL_ERROR', 'The server failed.') : HttpResponse.json({ checkIn: edition }),
  );
  const { user, sent, answer, take } = await openForm();
  answer(() => HttpResponse.json(active));
  expect(await screen.findByText('The server failed.')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: new RegExp(requiredAtCheckIn[0] ?? '', 'i') })).toBeNull();
  await take();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /Brakes/ })).toBeVisible();
});

test('an edition that is published meanwhile is for the next one: what was answered stays', async () => {
  let inForce = edition;
  emergencyChecklist(() => HttpResponse.json({ checkIn: inForce }));
  const { user, queryClient } = await openForm();
  await user.click(await screen.findByRole('checkbox', { name: /Brakes/ }));
  inForce = {
    ...edition,
    id: '5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e79',
    edition: 3,
    items: [{ ...critical, id: 'lamp', label: { en: 'Lamp', he: 'פנס' } }],
  };
  await queryClient.invalidateQueries();
  expect(screen.getByRole('checkbox', { name: /Brakes/ })).toBeChecked();
  expect(screen.queryByRole('checkbox', { name: /Lamp/ })).toBeNull();
});

test('a report whose answer was lost is sent again under the same key', async () => {
  const keysSent: (string | null)[] = [];
  emergencyChecklist(() => HttpResponse.json({ checkIn: edition }));
  server.use(
    http.post('*/api/bookings/emergency/unfit', ({ request }) => {
      keysSent.push(request.headers.get('idempotency-key'));
      return keysSent.length === 1 ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
    }),
  );
  const { user } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'Not all right: Brakes' }));
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'They do not hold');
  await user.click(screen.getByRole('button', { name: 'Report and take out of service' }));
  await waitFor(() => expect(keysSent).toHaveLength(1));
  await user.click(await screen.findByRole('button', { name: 'Report and take out of service' }));
  expect(await screen.findByText('ALS1 is out of service')).toBeVisible();
  expect(keysSent[1]).toBe(keysSent[0]);
});

test('the hours that are free are not offered of a vehicle that is found unfit then', async () => {
  const lenient = { ...critical, isCritical: true, isRequired: false };
  emergencyChecklist(() => HttpResponse.json({ checkIn: { ...edition, items: [lenient] } }));
  const { user, answer, take } = await openForm();
  const taken = { startAt: '2026-11-23T14:00Z', endAt: '2026-11-23T15:00Z' };
  answer(() => refuse(409, 'EMERGENCY_HOURS_TAKEN', 'ALS1 is taken.', { vehicleName: 'ALS1', taken, freeHours: 1 }));
  await user.type(screen.getByRole('textbox', { name: 'Why is it needed now?' }), 'Child not breathing');
  await user.click(await screen.findByRole('checkbox', { name: /Brakes/ }));
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41300');
  await user.click(screen.getByRole('button', { name: '5% less' }));
  await user.click(screen.getByRole('button', { name: 'Sign with my typed name' }));
  await take();
  expect(await screen.findByRole('button', { name: 'Take it for 1 hour' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Not all right: Brakes' }));
  expect(screen.queryByRole('button', { name: 'Take it for 1 hour' })).toBeNull();
});
