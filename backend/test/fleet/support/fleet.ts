import type { Person } from '../../support/app.js';

export interface Vehicle {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly plateNumber: string | null;
}

export const details = { type: 'Basic Life Support', location: 'Base, bay 9', allowedRoles: ['EMT'] };

let lastNumber = 0;
export const someName = () => `TEST ${(lastNumber += 1)}`;

/** What a test does with vehicles: an administrator adds and changes them, anybody reads the fleet. */
export const vehiclesBy = (admin: () => Person) => ({
  async add(name = someName()): Promise<Vehicle> {
    const { body } = await admin()
      .post('/api/vehicles')
      .send({ ...details, name })
      .expect(201);
    return body as Vehicle;
  },
  change: (vehicle: Vehicle, changes: object) => admin().put(`/api/vehicles/${vehicle.id}`).send(changes),
});

export const fleetOf = async (person: Person) => (await person.get('/api/vehicles').expect(200)).body as Vehicle[];

export const seen = async ({ id }: Vehicle, by: Person) => (await fleetOf(by)).find((vehicle) => vehicle.id === id);
