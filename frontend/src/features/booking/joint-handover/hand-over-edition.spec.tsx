import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { active } from '../../../testing/examples.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { deviceStorage } from '../../../lib/storage/device-storage.js';
import { HandOverScreen } from './hand-over-screen.js';

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
    { ...plain, id: 'lamp', label: { en: 'Lamp', he: 'פנס' } },
  ],
};
const nobody = { code: null, endsAt: null, openedBy: null, wentBack: null, takenOverBy: null };

const atReturn = {
  ...edition,
  id: '5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e79',
  groups: [{ id: 'before', label: { en: 'Before you go', he: 'לפני שהולכים' } }],
  items: [
    { ...plain, id: 'brakes', label: { en: 'Handbrake', he: 'בלם יד' }, isCritical: true },
    { ...plain, id: 'bin', label: { en: 'Bin', he: 'פח' }, isRequired: true },
  ],
};
const sirenOut = {
  id: '0199c0de-1401-7000-8000-000000001401',
  label: { en: 'Siren', he: 'סירנה' },
  words: 'It is silent',
  reading: null,
  expiresOn: null,
  reportedAt: '2026-11-22T12:00:00.000Z',
  state: 'open',
  plannedOn: null,
  photos: [],
};

function walkRound(answer: object, ofReturn: object | null = null) {
  const sent: object[] = [];
  server.use(
    http.get(`*/api/bookings/${active.id}`, () => HttpResponse.json(active)),
    http.get('*/api/bookings', () => HttpResponse.json([active])),
    http.get('*/api/contacts', () => HttpResponse.json({ emergencyNumbers: [], whatsappNumber: null })),
    http.get(`*/api/bookings/${active.id}/checklists`, () =>
      HttpResponse.json({ checkIn: edition, atReturn: ofReturn }),
    ),
    http.get(`*/api/bookings/${active.id}/joint-handover`, () => HttpResponse.json(nobody)),
    http.post(`*/api/bookings/${active.id}/joint-handover`, async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json({ ...nobody, ...answer }, { status: 201 });
    }),
  );
  const { user } = renderScreen(<HandOverScreen bookingId={active.id} />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { sent, user, press };
}
afterEach(() =>
  ['checkout.', 'joint-handover:'].forEach((form) => deviceStorage.remove(`of.nobody.draft.${form}${active.id}`)),
);

test('both answer the checklist of the vehicle, with what is not all right in words', async () => {
  const { sent, user, press } = walkRound({ foundUnfit: false });
  await press('Not all right: Lamp');
  await press('Confirm and show the code');
  expect(await screen.findByText('Please say what is wrong')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It is out');
  await user.click(screen.getByRole('checkbox', { name: /Brakes/ }));
  await user.click(screen.getByRole('checkbox', { name: /no new damage|no damage/i }));
  await user.type(screen.getByRole('textbox', { name: /mileage/i }), '41290');
  await user.click(screen.getByRole('button', { name: /^Full, 100%/ }));
  await press('Confirm and show the code');
  expect(sent).toMatchObject([
    {
      checklist: [],
      checklistEdition: edition.id,
      checklistAnswers: [
        { item: 'brakes', isFine: true },
        { item: 'lamp', isFine: false, words: 'It is out' },
      ],
    },
  ]);
});

test('something critical is told before it is sent; then the vehicle is returned with what was entered', async () => {
  const { sent, user, press } = walkRound({ foundUnfit: true });
  await user.type(await screen.findByRole('textbox', { name: 'Additional notes' }), 'Glass on the seat');
  await press('Not all right: Brakes');
  expect(screen.getByRole('alert')).toHaveTextContent(/Brakes.* is not handed over/);
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'They do not hold');
  await press('Report and take out of service');
  expect(await screen.findByText('The vehicle is out of service and cannot be handed over')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Check the vehicle out' })).toHaveAttribute('href', `/checkout/${active.id}`);
  expect(sent).toHaveLength(1);
  expect(deviceStorage.read(`of.nobody.draft.checkout.${active.id}`)).toMatchObject({
    draft: { notes: 'Glass on the seat' },
  });
  expect(deviceStorage.read(`of.nobody.draft.joint-handover:${active.id}`)).toBeUndefined();
});

test('a checkout that was begun before keeps what it has, and gets what both entered', async () => {
  const kept = { notes: 'Cleaned', mileage: '41280' };
  const savedAt = '2026-11-23T12:00:00.000Z';
  deviceStorage.write(`of.nobody.draft.checkout.${active.id}`, { draft: kept, idempotencyKey: 'k', savedAt });
  const { user, press } = walkRound({ foundUnfit: true });
  await user.type(await screen.findByRole('textbox', { name: 'Additional notes' }), 'Glass on the seat');
  await press('Not all right: Brakes');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'They do not hold');
  await press('Report and take out of service');
  expect(await screen.findByText('The vehicle is out of service and cannot be handed over')).toBeVisible();
  expect(deviceStorage.read(`of.nobody.draft.checkout.${active.id}`)).toMatchObject({
    draft: { notes: 'Cleaned\nGlass on the seat', mileage: '41280' },
  });
});

test('who gives the vehicle back answers the checklist of the return too, by the rules of a checkout', async () => {
  const { sent, user, press } = walkRound({ foundUnfit: false }, atReturn);
  await user.click(await screen.findByRole('checkbox', { name: /^Brakes/ }));
  await user.click(screen.getByRole('checkbox', { name: /no new damage|no damage/i }));
  await user.type(screen.getByRole('textbox', { name: /mileage/i }), '41290');
  await user.click(screen.getByRole('button', { name: /^Full, 100%/ }));
  await press('Confirm and show the code');
  expect(await screen.findByText('Please complete: Handbrake, Bin')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Handbrake/ })).toHaveFocus();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^Handbrake/ }));
  await press('Not all right: Bin');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It is full');
  await press('Confirm and show the code');
  expect(sent).toMatchObject([
    {
      checklistEdition: edition.id,
      checklistAnswers: [{ item: 'brakes', isFine: true }],
      returnChecklistEdition: atReturn.id,
      returnChecklistAnswers: [
        { item: 'brakes', isFine: true },
        { item: 'bin', isFine: false, words: 'It is full' },
      ],
    },
  ]);
});

test('something critical of the return is told by the checkout, which has what was entered', async () => {
  const { sent, user, press } = walkRound({}, atReturn);
  await user.click(await screen.findByRole('checkbox', { name: /^Brakes/ }));
  await press('Not all right: Handbrake');
  await user.type(screen.getByRole('textbox', { name: 'What is wrong?' }), 'It does not hold');
  await press('Check the vehicle out');
  expect(await screen.findByText('The vehicle cannot be handed over')).toBeVisible();
  await press('Back to the form');
  const words = screen.getByRole('textbox', { name: 'What is wrong?' });
  expect(words).toHaveValue('It does not hold');
  await user.clear(words);
  await user.type(words, 'It holds on one side');
  await press('Check the vehicle out');
  const checkOut = screen.getByRole('link', { name: 'Check the vehicle out' });
  expect(checkOut).toHaveAttribute('href', `/checkout/${active.id}`);
  await user.click(checkOut);
  expect(sent).toEqual([]);
  expect(deviceStorage.read(`of.nobody.draft.checkout.${active.id}`)).toMatchObject({
    draft: { edition: { id: atReturn.id }, said: { brakes: { isWrong: true, words: 'It holds on one side' } } },
  });
  expect(deviceStorage.read(`of.nobody.draft.joint-handover:${active.id}`)).toBeUndefined();
});

test('what is known of the vehicle stands in the form, so that it is not reported again', async () => {
  const damage = {
    id: '0199c0de-1301-7000-8000-000000001301',
    area: 'roof',
    place: null,
    severity: 'minor',
    description: 'A scratch',
    reportedAt: '2026-11-22T12:00:00.000Z',
  };
  server.use(
    http.get('*/api/bookings/:id/known-damage', () => HttpResponse.json([damage])),
    http.get('*/api/bookings/:id/known-defects', () => HttpResponse.json([sirenOut])),
  );
  walkRound({});
  expect(await screen.findByText('It is silent')).toBeVisible();
  expect(await screen.findByText('A scratch')).toBeVisible();
});
