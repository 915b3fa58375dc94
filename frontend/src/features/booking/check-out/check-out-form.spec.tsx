import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill } from '../../../testing/fill.js';
import { active } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderFormScreen } from '../../../testing/render-form-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { CheckOutScreen } from './check-out-screen.js';

const bookingUrl = `*/api/bookings/${active.id}`;
const submitName = 'Complete Vehicle Checkout & End Shift';
const noDamage = 'No damage found';

async function openForm() {
  server.use(http.get(bookingUrl, () => HttpResponse.json(active)));
  const { user } = renderFormScreen(<CheckOutScreen bookingId={active.id} />);
  await screen.findByRole('button', { name: submitName });
  return {
    user,
    submit: () => user.click(screen.getByRole('button', { name: submitName })),
    describe: async (area: string, severity: string, description: string) => {
      await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), area);
      await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), severity);
      if (description) await fill(user, screen.getByRole('textbox', { name: 'Description' }), description);
    },
    add: () => user.click(screen.getByRole('button', { name: 'Add Damage Report' })),
    typeMileage: () => user.type(screen.getByRole('textbox', { name: 'Current mileage' }), '41300'),
    confirmFuel: () => user.click(screen.getByRole('button', { name: 'Last known 80% - confirm' })),
  };
}

function answerCheckOut() {
  const sent: unknown[] = [];
  server.use(
    http.post(`${bookingUrl}/checkout`, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ ...active, status: 'completed' });
    }),
  );
  return sent;
}

test('neither confirmed nor reported: the damage check is required', async () => {
  const { submit } = await openForm();
  await submit();
  expect(await toast().findByText('Damage Check Required')).toBeVisible();
  expect(toast().getByText('Please confirm no damage or report any damage found')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: noDamage })).toHaveFocus();
});

test('a report needs its area, its severity and a description', async () => {
  const { describe, add } = await openForm();
  await describe('Roof/Top (Roof, sunroof, light bar)', 'Major', '');
  await add();
  expect(await toast().findByText('Missing Information')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Damage reports' })).toBeNull();
});

test('a report is listed with its severity and can be removed again', async () => {
  const { user, describe, add } = await openForm();
  await describe('Roof/Top (Roof, sunroof, light bar)', 'Major', 'Light bar is cracked');
  await add();
  expect(await toast().findByText('Damage Report Added')).toBeVisible();
  expect(screen.getByText('Light bar is cracked')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove the report on Roof/Top' }));
  expect(screen.queryByText('Light bar is cracked')).toBeNull();
});

test('ticking "no damage" clears the reports and hides their form', async () => {
  const { user, describe, add, typeMileage, confirmFuel, submit } = await openForm();
  const sent = answerCheckOut();
  await describe('Hood (Engine hood and windshield area)', 'Minor', 'Stone chip');
  await add();
  await user.click(screen.getByRole('checkbox', { name: noDamage }));
  expect(screen.queryByRole('combobox', { name: 'Area' })).toBeNull();
  await typeMileage();
  await confirmFuel();
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  expect(sent).toEqual([
    {
      fuelLevel: 80,
      mileage: 41300,
      mileageConfirmed: false,
      damageReports: null,
      noDamageConfirmed: true,
      completedAt: expect.any(String),
    },
  ]);
});

test('a complete report is sent even if it was not added', async () => {
  const { describe, typeMileage, confirmFuel, submit } = await openForm();
  const sent = answerCheckOut();
  await describe('Interior (Seats, dashboard, equipment area)', 'Moderate', 'Torn seat');
  await typeMileage();
  await confirmFuel();
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  expect(sent).toMatchObject([
    { damageReports: [{ area: 'interior', severity: 'moderate', description: 'Torn seat' }], noDamageConfirmed: false },
  ]);
});

test('a place that is tapped on the drawing names its area, and goes with the report', async () => {
  const { user, typeMileage, confirmFuel, submit } = await openForm();
  const sent = answerCheckOut();
  await user.click(document.querySelector('[data-place="left-rear-wheel"]')!);
  expect(screen.getByRole('combobox', { name: 'Place on the drawing' })).toHaveValue('left-rear-wheel');
  expect(screen.getByRole('combobox', { name: 'Area' })).toHaveValue('wheels');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Minor');
  await fill(user, screen.getByRole('textbox', { name: 'Description' }), 'Flat');
  await user.click(screen.getByRole('button', { name: 'Add Damage Report' }));
  expect(screen.getByText('Wheels/Tires, Left rear wheel')).toBeVisible();
  await typeMileage();
  await confirmFuel();
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  const flat = { area: 'wheels', place: 'left-rear-wheel', severity: 'minor', description: 'Flat' };
  expect(sent).toMatchObject([{ damageReports: [flat] }]);
});

test('the list has the same places as the drawing, and leaves the place out again', async () => {
  const { user, describe, typeMileage, confirmFuel, submit } = await openForm();
  const sent = answerCheckOut();
  const places = screen.getByRole('combobox', { name: 'Place on the drawing' });
  await user.selectOptions(places, 'Rear bumper');
  expect(document.querySelector('[data-chosen]')).toHaveAttribute('data-place', 'rear-bumper');
  await user.selectOptions(places, 'Not on the drawing');
  await describe('Interior (Seats, dashboard, equipment area)', 'Moderate', 'Torn seat');
  await typeMileage();
  await confirmFuel();
  await submit();
  expect(await toast().findByText('Vehicle Checkout Complete')).toBeVisible();
  const torn = { area: 'interior', severity: 'moderate', description: 'Torn seat' };
  expect(sent).toEqual([expect.objectContaining({ damageReports: [{ ...torn, reportId: expect.any(String) }] })]);
});

test('the mileage is required', async () => {
  const { user, submit } = await openForm();
  await user.click(screen.getByRole('checkbox', { name: noDamage }));
  await submit();
  expect(await toast().findByText('Mileage Required')).toBeVisible();
  expect(toast().getByText('Please enter the current vehicle mileage')).toBeVisible();
});

test('an untouched slider is no reading: the form asks for one', async () => {
  const { user, typeMileage, submit } = await openForm();
  await user.click(screen.getByRole('checkbox', { name: noDamage }));
  await typeMileage();
  await submit();
  expect(await toast().findByText('Fuel Level Required')).toBeVisible();
  expect(screen.getByText('Not confirmed yet')).toBeVisible();
});

test('a vehicle that was not driven keeps its mileage with one press', async () => {
  const { user } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Not driven: 41,200 km - use it' }));
  expect(screen.getByRole('textbox', { name: 'Current mileage' })).toHaveValue('41200');
});

test("a refused checkout keeps what was typed and shows the server's sentence", async () => {
  const { user, typeMileage, confirmFuel, submit } = await openForm();
  server.use(
    http.post(`${bookingUrl}/checkout`, () => refuse(400, 'MILEAGE_BELOW_CHECK_IN', 'It was 41,200 km at check-in.')),
  );
  await user.click(screen.getByRole('checkbox', { name: noDamage }));
  await typeMileage();
  await confirmFuel();
  await submit();
  expect(await screen.findAllByText('It was 41,200 km at check-in.')).toHaveLength(2);
  expect(screen.getByRole('textbox', { name: 'Current mileage' })).toHaveValue('41300');
});

test.each([
  [1, 'Good fuel level'],
  [11, 'Moderate fuel level'],
  [16, 'Low fuel - refuel required'],
])('after %i presses on minus the fuel reads: %s', async (presses, words) => {
  const { user } = await openForm();
  for (let press = 0; press < presses; press += 1) await user.click(screen.getByRole('button', { name: '5% less' }));
  expect(screen.getByText(words)).toBeVisible();
});
