import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderScreen } from '../../../testing/render-screen.js';
import { server } from '../../../testing/server.js';
import { Custody } from './custody.js';

const dana = { id: '01900000-0000-7000-8000-000000000101', unitNumber: '101', firstName: 'Dana', lastName: 'Levi' };
const shift = {
  bookingId: '01900000-0000-7000-8000-000000000b01',
  user: dana,
  checkedInAt: '2026-11-23T16:00:00.000Z',
  checkInPosition: '41',
  takenOverFrom: null,
  handedOverTo: null,
  checkedOutAt: null,
  checkOutPosition: null,
  signedAt: '2026-11-22T16:00:00.000Z',
  agreementVersion: '2026-11',
  clause: { number: '5.2', en: 'You are liable for fines.', he: 'קנסות באחריותך.' },
};
const vehicle = { id: '01900000-0000-7000-8000-00000000a151', name: 'ALS1', plateNumber: '12-345-67' };
const asked = { line: 1, askedVehicle: 'ALS1', askedTime: '2026-11-23 18:05', problem: null, vehicle };
const minute = { at: '2026-11-23T16:05:00.000Z', holder: shift, before: null, after: null, notCheckedIn: [] };

function answering(answers: readonly object[]) {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/audit/custody', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(answers);
    }),
  );
  return { sent, ...renderScreen(<Custody />) };
}

test('says who had the vehicle, from which event on and under which clause', async () => {
  const { user, sent } = answering([{ ...asked, minutes: [minute] }]);
  await user.click(screen.getByRole('button', { name: 'Who had it?' }));
  expect(await screen.findByText('Please enter a plate number or a name.')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/Plate number or name/), { target: { value: '1234567' } });
  const time = screen.getByLabelText('Time');
  fireEvent.mouseDown(time);
  fireEvent.change(time, { target: { value: '23 Nov 2026, 18:05' } });
  fireEvent.keyDown(time, { key: 'Enter' });
  await user.click(screen.getByRole('button', { name: 'Who had it?' }));
  const answer = within(await screen.findByRole('region', { name: 'Answers' }));
  expect(answer.getByText(/18:05: Dana Levi, Unit 101/)).toBeVisible();
  expect(answer.getByText('Clause 5.2')).toBeVisible();
  expect(answer.getByText('You are liable for fines.')).toBeVisible();
  expect(sent).toEqual([{ vehicle: '1234567', time: '2026-11-23 18:05' }]);
});

test('a file is answered row by row, including unreadable ones, and exported as CSV', async () => {
  const { user, sent } = answering([
    { ...asked, line: 2, minutes: [{ ...minute, holder: null, before: shift, notCheckedIn: [shift] }] },
    { ...asked, line: 3, askedVehicle: '=cmd', vehicle: null, problem: 'vehicle-unknown', minutes: [] },
  ]);
  const content = 'vehicle,time\nALS1,2026-11-23 18:05';
  // with arrayBuffer, which jsdom's files lack
  const file = Object.assign(new File([content], 'fines.csv', { type: 'text/csv' }), {
    arrayBuffer: async () => Uint8Array.from(Buffer.from(content)).buffer,
  });
  await user.upload(screen.getByLabelText(/file of fines/), file);
  expect(await screen.findByText(/2 fines, 1 of which/)).toBeVisible();
  expect(screen.getByText(/Nobody had the vehicle/)).toBeVisible();
  expect(screen.getByText('No vehicle has this plate number or name.')).toBeVisible();
  const csv = decodeURIComponent(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href') ?? '');
  expect(csv).toContain(`"3","'=cmd"`);
  expect(sent).toEqual([{ csv: 'vehicle,time\nALS1,2026-11-23 18:05' }]);
});
