import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { addHours, instantOfDate } from '@rigbook/contracts/kernel/time';
import type { Browser } from '@playwright/test';
import { approve, book, call, sign, signedIn, type Named } from '../support/api';
import { administrator } from '../support/newcomers';
import { newVehicle } from '../support/vehicles';

/** A vehicle that came back damaged, then with fewer kilometers; two in maintenance, one of them with bookings. */
export async function workshop(browser: Browser): Promise<void> {
  const admin = await administrator(browser);
  const damage = await call<object[]>(admin.request, 'GET', '/api/admin/damage');
  if (damage.length > 0) return;
  const vehicle = await newVehicle();
  const responder = await signedIn(browser, '105');
  const shift = async (mileage: number, damageReports: object[]): Promise<void> => {
    const id = await book(responder, vehicle.id, 1, 'Standby at the stadium');
    await approve(id);
    await sign(responder, id);
    const handover = { fuelLevel: 45, mileage };
    await call(responder.request, 'POST', `/api/bookings/${id}/check-in`, { ...handover, checklist: checkInItemIds });
    const found = {
      damageReports: damageReports.length > 0 ? damageReports : null,
      noDamageConfirmed: damageReports.length === 0,
    };
    await call(responder.request, 'POST', `/api/bookings/${id}/checkout`, { ...handover, ...found });
  };
  await shift(50_310, [
    { area: 'rear-bumper', severity: 'minor', description: 'A scratch of ten centimetres beside the number plate' },
    { area: 'emergency-lights', severity: 'major', description: 'The left light bar stays dark' },
    { area: 'interior', severity: 'moderate', description: 'המושב מאחורי הנהג קרוע' },
  ]);
  await shift(49_870, []);
  const [resolved] = await call<{ id: string }[]>(admin.request, 'GET', '/api/admin/damage');
  await call(admin.request, 'PUT', `/api/admin/damage/${resolved?.id}/resolution`, { note: 'Sewn at the upholsterer' });
  await book(responder, vehicle.id, 3, 'Evening shift, south sector');
  await book(responder, vehicle.id, 2, 'Training drive');
  const fleet = await call<Named[]>(admin.request, 'GET', '/api/vehicles');
  const paramedic = fleet.find(({ name }) => name === 'PARAMEDIC 1');
  await call(admin.request, 'PUT', `/api/vehicles/${paramedic?.id}`, {
    status: 'maintenance',
    reason: 'Brakes, front and rear; parts are ordered from the garage in Haifa',
    availableFrom: addHours(instantOfDate(new Date()), 50),
  });
}
