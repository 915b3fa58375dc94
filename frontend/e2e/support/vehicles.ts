import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { asAdministrator, call, type Named } from './api';

/** By worker, from 11, 111, 211 on: no name comes back, since the record finds a vehicle that was retired under it, too. */
let number = 10 + 100 * Number(process.env['TEST_WORKER_INDEX'] ?? 0);

/** A vehicle that no other test books. */
export const newVehicle = (): Promise<Named> =>
  asAdministrator(async (request) => {
    const fleet = await call<Named[]>(request, 'GET', '/api/vehicles');
    const taken = new Set(fleet.map(({ name }) => name));
    do number += 1;
    while (taken.has(`AMBULANCE ${number}`));
    const details = { type: 'Basic Life Support', location: 'Base, bay 9', allowedRoles: ['EMT', 'Observer'] };
    return call<Named>(request, 'POST', '/api/vehicles', { name: `AMBULANCE ${number}`, ...details });
  });

/** Retires the vehicle once its open bookings are cancelled. */
export const retire = ({ id }: Named): Promise<void> =>
  asAdministrator(async (request) => {
    const path = `/api/vehicles/${id}`;
    const answer = await request.delete(path);
    if (answer.ok()) return;
    const { facts } = (await answer.json()) as { facts: RefusalFacts['VEHICLE_HAS_OPEN_BOOKINGS'] };
    for (const booking of facts.bookings) await call(request, 'DELETE', `/api/admin/bookings/${booking.id}`);
    await call(request, 'DELETE', path);
  });

/** A type of its own: other journeys check in vehicles of the usual ones. */
export async function makeOwnType({ id, name }: Named): Promise<string> {
  const type = `Type of ${name}`;
  await asAdministrator((admin) => call(admin, 'PUT', `/api/vehicles/${id}`, { type }));
  return type;
}
