import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CheckInScreen } from '../features/booking/check-in/check-in-screen.js';
import type { Vehicle } from '../lib/http/answers.js';
import { als1, signed } from './examples.js';
import { renderFormScreen } from './render-form-screen.js';
import { server } from './server.js';

const vehicleItems = ['Fuel check', 'Tire inspection', 'Lights test', 'Fluid levels', 'Charging port', 'Ituran code'];
export const requiredAtCheckIn = [...vehicleItems, 'Defibrillator', 'Oxygen tank'];
export const submitCheckIn = 'Complete Vehicle Check-In & Start Shift';

/** Opens the form on a vehicle that was last read at 41,200 km and 80% fuel, unless told otherwise. */
export async function openCheckIn(vehicle: Vehicle = als1) {
  server.use(
    http.get(`*/api/bookings/${signed.id}`, () => HttpResponse.json(signed)),
    http.get('*/api/vehicles', () => HttpResponse.json([vehicle])),
  );
  const opened = renderFormScreen(<CheckInScreen bookingId={signed.id} />);
  await screen.findByRole('button', { name: submitCheckIn });
  const press = async (name: string) => opened.user.click(await screen.findByRole('button', { name }));
  const tick = async (name: string) => opened.user.click(screen.getByRole('checkbox', { name: new RegExp(name, 'i') }));
  const tickRequired = async () => {
    for (const item of requiredAtCheckIn) await tick(item);
  };
  const confirmFuel = () => press('Last known 80% - confirm');
  return { ...opened, press, tick, tickRequired, confirmFuel };
}
