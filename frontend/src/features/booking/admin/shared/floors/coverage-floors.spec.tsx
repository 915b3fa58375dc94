import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { choose } from '../../../../../testing/choose.js';
import { als1 } from '../../../../../testing/examples.js';
import { refuse } from '../../../../../testing/refuse.js';
import { renderScreen } from '../../../../../testing/render-screen.js';
import { server } from '../../../../../testing/server.js';
import { hebrew } from '../../../../../testing/wordings.js';
import { CoverageFloors } from './coverage-floors.js';

const friday = {
  id: '01900000-0000-7000-8000-00000000c501',
  vehicleType: als1.type,
  counts: 'free',
  least: 1,
  weekdays: ['friday'],
  fromHour: 22,
  untilHour: 2,
};

function show(floors: object[], wording?: Parameters<typeof renderScreen>[2]) {
  const sent: [string, unknown][] = [];
  const note = async (request: Request) => sent.push([request.method, await request.json()]);
  server.use(
    http.get('*/api/vehicles', () => HttpResponse.json([als1])),
    http.get('*/api/admin/coverage-floors', () => HttpResponse.json(floors)),
    http.post('*/api/admin/coverage-floors', async ({ request }) => {
      await note(request);
      return HttpResponse.json({ id: friday.id }, { status: 201 });
    }),
    http.put('*/api/admin/coverage-floors/:id', async ({ request }) => {
      await note(request);
      return refuse(409, 'CHANGED_MEANWHILE', 'Somebody else changed it.');
    }),
    http.delete('*/api/admin/coverage-floors/:id', () => {
      sent.push(['DELETE', null]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return { sent, ...renderScreen(<CoverageFloors />, '/admin?tab=fleet&show=coverage', wording) };
}

test('the first floor is set; what is missing is said next to its field', async () => {
  const { sent, user } = show([]);
  await user.click(await screen.findByRole('button', { name: 'Add a floor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New floor' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Choose a type of vehicles')).toBeVisible();
  expect(dialog.getByText('Choose at least one day')).toBeVisible();
  expect(sent).toEqual([]);
  await choose(user, dialog.getByLabelText('Type of vehicles'), als1.type);
  await user.click(dialog.getByRole('checkbox', { name: 'Friday' }));
  await user.selectOptions(dialog.getByLabelText('From'), '22');
  await user.selectOptions(dialog.getByLabelText('Until'), '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Floor saved')).toBeInTheDocument();
  const { id: _id, ...asked } = friday;
  expect(sent).toEqual([['POST', asked]]);
});

test('a change that somebody else was faster with is refused, and nothing typed is lost', async () => {
  const { sent, user } = show([friday]);
  await user.click(await screen.findByRole('button', { name: /^Change: At least 1 free · Fri · 22:00 - 02:00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the floor' }));
  await user.selectOptions(dialog.getByLabelText('At least'), '2');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Somebody else changed it/)).toBeVisible();
  expect(dialog.getByLabelText('At least')).toHaveValue('2');
  const { id: _id, ...seen } = friday;
  expect(sent).toEqual([['PUT', { ...seen, least: 2, seen }]]);
});

test('one is removed after a question', async () => {
  const { sent, user } = show([friday]);
  await user.click(await screen.findByRole('button', { name: /^Remove: / }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Floor removed')).toBeInTheDocument();
  expect(sent).toEqual([['DELETE', null]]);
});

test('in Hebrew', async () => {
  show([friday], hebrew);
  expect(await screen.findByText(/^לפחות אחד פנוי/)).toBeVisible();
});
