import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { active, als1, signed } from '../../../testing/examples.js';
import { openCheckIn, submitCheckIn } from '../../../testing/open-check-in.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-23T16:10Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const plain = {
  group: 'before',
  detail: { en: '', he: '' },
  isRequired: false,
  isCritical: false,
  wantsPhoto: false,
  wantsExpiry: false,
  wantsNumber: null,
};
const edition = {
  id: '5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e78',
  edition: 2,
  groups: [{ id: 'before', label: { en: 'Before you drive', he: 'לפני הנסיעה' } }],
  items: [
    { ...plain, id: 'brakes', label: { en: 'Brakes', he: 'בלמים' }, isCritical: true },
    {
      ...plain,
      id: 'tires',
      label: { en: 'Tires', he: 'צמיגים' },
      wantsNumber: { unit: 'bar', least: 2, most: 2.5 },
    },
    { ...plain, id: 'lamp', label: { en: 'Lamp', he: 'פנס' } },
  ],
};

async function openForm(booking: object = active, inForce: object = edition, status = 'maintenance') {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.get(`*/api/bookings/${signed.id}/checklists`, () => HttpResponse.json({ checkIn: inForce, atReturn: null })),
    http.get('*/api/bookings', () => HttpResponse.json([])),
    http.post(`*/api/bookings/${signed.id}/check-in`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      return HttpResponse.json(booking);
    }),
  );
  const opened = await openCheckIn();
  // once the form has arrived
  server.use(http.get('*/api/vehicles', () => HttpResponse.json([{ ...als1, id: signed.vehicle.id, status }])));
  return { ...opened, sent };
}

test('an edition asks what it asks, and is sent with its answers', async () => {
  const { user, tick, confirmFuel, press, sent } = await openForm();
  await tick('Brakes');
  await tick('Tires');
  await user.type(screen.getByRole('textbox', { name: 'Reading in bar' }), '2,9');
  await press('Not all right: Lamp');
  await press(submitCheckIn);
  expect(await screen.findByText(/^Outside the limits/)).toBeVisible();
  expect(screen.getByText('Please say what is wrong')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Reading in bar' }));
  await user.type(screen.getByRole('textbox', { name: 'Reading in bar' }), '2,3');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It is out');
  await confirmFuel();
  await user.type(screen.getByRole('textbox', { name: 'Starting mileage' }), '41210');
  await press(submitCheckIn);
  expect(await toast().findByText('Vehicle Checked In Successfully')).toBeVisible();
  expect(sent).toMatchObject([
    {
      checklist: [],
      checklistEdition: edition.id,
      checklistAnswers: [
        { item: 'brakes', isFine: true },
        { item: 'tires', isFine: true, number: 2.3 },
        { item: 'lamp', isFine: false, words: 'It is out' },
      ],
    },
  ]);
});

test('something critical is told before it is sent, and no shift begins', async () => {
  const { user, press, sent } = await openForm(signed);
  await press('Not all right: Brakes');
  expect(screen.getByRole('alert')).toHaveTextContent('This vehicle must not be driven');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'They do not hold');
  await press('Report and take out of service');
  expect(await screen.findByText('The vehicle is out of service. Your shift has not begun.')).toBeVisible();
  expect(toast().queryByText('Vehicle Checked In Successfully')).toBeNull();
  expect(sent).toMatchObject([{ checklistAnswers: [{ item: 'brakes', isFine: false, words: 'They do not hold' }] }]);
});

test('of a vehicle that had been repaired when the form arrived, it does not say that it is out of service', async () => {
  const { user, press } = await openForm(signed, edition, 'available');
  await press('Not all right: Brakes');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'They do not hold');
  await press('Report and take out of service');
  expect(await screen.findByText('Your report is sent. Your shift has not begun.')).toBeVisible();
  expect(screen.queryByText('The vehicle is out of service. Your shift has not begun.')).toBeNull();
});

test('a tick takes back that something is not all right, and keeps the words', async () => {
  const { user, tick, press } = await openForm();
  await press('Not all right: Lamp');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It is out');
  await tick('Lamp');
  expect(screen.queryByRole('textbox', { name: 'What is wrong?' })).toBeNull();
  await press('Not all right: Lamp');
  expect(screen.getByRole('textbox', { name: 'What is wrong?' })).toHaveValue('It is out');
  expect(screen.getByRole('checkbox', { name: /Lamp/ })).not.toBeChecked();
});

test('notes go with a form that finds something critical', async () => {
  const { user, press, sent } = await openForm(signed);
  await press('Not all right: Brakes');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'They do not hold');
  await user.type(screen.getByRole('textbox', { name: 'Additional notes' }), 'Glass on the seat');
  await press('Report and take out of service');
  expect(await screen.findByText('The vehicle is out of service. Your shift has not begun.')).toBeVisible();
  expect(sent).toMatchObject([{ checkinNotes: 'Glass on the seat' }]);
});

test('what is required and outside its limits is for the office, where nothing but “all right” can be answered', async () => {
  const required = { ...edition, items: edition.items.map((item) => ({ ...item, isRequired: item.id === 'tires' })) };
  const { user, tick, press } = await openForm(active, required);
  await tick('Tires');
  await user.type(screen.getByRole('textbox', { name: 'Reading in bar' }), '2,9');
  await press(submitCheckIn);
  expect(await screen.findByText('A shift cannot begin like this. Please call the office.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Not all right: Tires' })).toBeNull();
});
