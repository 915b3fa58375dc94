import type { RefusalFacts } from '@rigbook/contracts/refusals/refusals';
import { asAdministrator, call, type Named } from './api';

/** A vehicle that no other test books. */
export const newVehicle = (): Promise<Named> =>
  asAdministrator(async (request) => {
    const fleet = await call<Named[]>(request, 'GET', '/api/vehicles');
    const taken = new Set(fleet.map(({ name }) => name));
    let number = 11;
    while (taken.has(`AMBULANCE ${number}`)) number += 1;
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
