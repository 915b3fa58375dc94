import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { OwnShiftsContext } from '../../../lib/time/own-shifts.js';
import { active, dana } from '../../../testing/examples.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { CheckOutScreen } from './check-out-screen.js';

const label = { en: 'Belts', he: 'חגורות' };
const belts = { id: 'belts', group: 'after', label, detail: { en: '', he: '' }, isRequired: true, isCritical: false };
const edition = {
  id: '5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e79',
  edition: 1,
  groups: [{ id: 'after', label: { en: 'Inside', he: 'בפנים' } }],
  items: [{ ...belts, wantsPhoto: false, wantsExpiry: false, wantsNumber: null }],
};
const submitName = 'Complete Vehicle Checkout & End Shift';

async function openForm(personId: string) {
  const sent: object[] = [];
  server.use(
    http.get(`*/api/bookings/${active.id}`, () => HttpResponse.json(active)),
    http.get(`*/api/bookings/${active.id}/checklists`, () => HttpResponse.json({ checkIn: null, atReturn: edition })),
    http.post(`*/api/bookings/${active.id}/checkout`, async ({ request }) => {
      sent.push((await request.json()) as object);
      return HttpResponse.json({ ...active, status: 'completed' });
    }),
  );
  const { user } = renderFormScreen(
    <OwnShiftsContext value={{ personId, isAdmin: personId !== dana.id, checkInOpensMinutesBefore: 60 }}>
      <CheckOutScreen bookingId={active.id} />
    </OwnShiftsContext>,
  );
  await screen.findByRole('button', { name: submitName });
  const complete = async () => {
    await user.click(screen.getByRole('checkbox', { name: /^No damage found/ }));
    await user.type(screen.getByRole('textbox', { name: 'Current mileage' }), '41300');
    await user.click(screen.getByRole('button', { name: 'Last known 80% - confirm' }));
    await user.click(screen.getByRole('button', { name: submitName }));
  };
  return { user, complete, sent };
}

test('who brings the vehicle back answers the checklist of the return', async () => {
  const { user, complete, sent } = await openForm(dana.id);
  await complete();
  expect(await toast().findByText('Checklist incomplete')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Belts/ }));
  await user.click(screen.getByRole('button', { name: submitName }));
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  expect(sent).toMatchObject([{ checklistEdition: edition.id, checklistAnswers: [{ item: 'belts', isFine: true }] }]);
});

test('an administrator ends the shift of somebody else without it', async () => {
  const { complete, sent } = await openForm('another');
  expect(screen.queryByRole('checkbox', { name: /Belts/ })).toBeNull();
  await complete();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toHaveProperty('checklistAnswers');
});
