import { nextFreeStart } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { inZone } from '@rigbook/contracts/kernel/in-zone';
import { addHours, instantOfDate, type Instant } from '@rigbook/contracts/kernel/time';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fill } from '../../../testing/fill.js';
import { als1, requested } from '../../../testing/examples.js';
import { refuse } from '../../../testing/refuse.js';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { toast } from '../../../testing/toast.js';
import { BookVehicleDialog } from './book-vehicle-dialog.js';

const zone = 'Asia/Jerusalem' as const;
const now = instantOfDate(new Date());
/** Not the very next one: its hour may begin while the tests run. */
const free = nextFreeStart(addHours(now, 2), 4, { now, zone, isAdmin: false, taken: [] }) as Instant;
const local = (at: Instant, format: string) => inZone(at, zone).toFormat(format);

async function openForm(taken: { startTime: Instant; endTime: Instant }[] = []) {
  server.use(
    http.get('*/api/vehicles/:id/calendar', () => HttpResponse.json({ taken })),
    http.get('*/api/responder-hours', () => HttpResponse.json({ limit: 30, weeks: [] })),
    http.get('*/api/bookings', () => HttpResponse.json([])),
  );
  const onBooked = jest.fn();
  const { user } = renderScreen(
    <BookVehicleDialog
      vehicles={[als1]}
      vehicle={als1}
      isAdmin={false}
      onChangeVehicle={() => undefined}
      onBooked={onBooked}
      onClose={() => undefined}
    />,
  );
  await screen.findByRole('grid');
  await user.click(screen.getByRole('radio', { name: 'Date and time' }));
  const chooseStart = async (at: Instant) => {
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: local(at, 'yyyy-MM-dd') } });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Start Time' }), at);
  };
  const purpose = () => screen.getByRole('textbox', { name: 'Purpose' });
  const submit = () => user.click(screen.getByRole('button', { name: 'Submit Booking' }));
  return { user, onBooked, chooseStart, purpose, submit };
}

test('names the vehicle, that it can be booked, the longest booking and the agreement that follows', async () => {
  await openForm();
  const dialog = within(screen.getByRole('dialog', { name: 'Book Vehicle' }));
  expect(dialog.getByText('ALS1')).toBeVisible();
  for (const said of ['Available for booking', 'Maximum booking duration: 24 hours', 'Digital Agreement Required'])
    expect(dialog.getByText(said)).toBeVisible();
  expect(dialog.getByText('Hour-Block Booking System')).toBeVisible();
  const durations = within(dialog.getByRole('combobox', { name: 'Duration (Hours)' })).getAllByRole('option');
  expect(durations.map(({ textContent }) => textContent)).toHaveLength(24);
  expect(dialog.getByRole('combobox', { name: 'Duration (Hours)' })).toHaveValue('4');
  expect(dialog.getByLabelText('Date')).toHaveAttribute('min', local(now, 'yyyy-MM-dd'));
});

test.each([
  ['date', 'Please choose a date.'],
  ['start', 'Please choose when the booking starts.'],
  ['purpose', 'Please say in a few words what the booking is for.'],
])('sends nothing without %s', async (missing, sentence) => {
  const { user, chooseStart, purpose, submit, onBooked } = await openForm();
  if (missing !== 'start') await chooseStart(free);
  if (missing !== 'purpose') await fill(user, purpose(), 'Night shift');
  if (missing === 'date') fireEvent.change(screen.getByLabelText('Date'), { target: { value: '' } });
  await submit();
  expect(await toast().findByText('Missing Information')).toBeVisible();
  expect(toast().getByText('Please fill in all required fields')).toBeVisible();
  expect(screen.getByText(sentence)).toBeVisible();
  expect(onBooked).not.toHaveBeenCalled();
});

test('sends start, end, duration and purpose, and says that it waits for approval', async () => {
  const { user, onBooked, chooseStart, purpose, submit } = await openForm();
  let sent: unknown;
  server.use(
    http.post('*/api/bookings', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(requested, { status: 201 });
    }),
  );
  await chooseStart(free);
  await fill(user, purpose(), 'Night shift');
  await submit();
  await waitFor(() => expect(onBooked).toHaveBeenCalledTimes(1));
  expect(sent).toEqual({
    vehicleId: als1.id,
    startTime: free,
    endTime: addHours(free, 4),
    duration: 4,
    purpose: 'Night shift',
  });
  expect(toast().getByText('Booking Submitted')).toBeVisible();
});

test('a start that is taken says so at once and offers the next free one', async () => {
  const { user, chooseStart } = await openForm([{ startTime: free, endTime: addHours(free, 1) }]);
  await chooseStart(free);
  expect(screen.getByRole('status')).toHaveTextContent(/^ALS1 is taken from /);
  await user.click(screen.getByRole('button', { name: /^Choose / }));
  expect(screen.queryByText(/^ALS1 is taken from /)).toBeNull();
});

test('a refused booking says why and keeps what was typed, in the calendar too', async () => {
  const { user, chooseStart, purpose, submit } = await openForm();
  server.use(http.post('*/api/bookings', () => refuse(409, 'VEHICLE_ALREADY_BOOKED', 'ALS1 is taken then.')));
  await chooseStart(free);
  await fill(user, purpose(), 'Night shift');
  await submit();
  expect(await toast().findByText('Booking Failed')).toBeVisible();
  expect(screen.getAllByText('ALS1 is taken then.')).toHaveLength(2);
  expect(purpose()).toHaveValue('Night shift');
  await user.click(screen.getByRole('radio', { name: 'Calendar' }));
  await user.click(screen.getByRole('radio', { name: 'Date and time' }));
  expect(purpose()).toHaveValue('Night shift');
});
