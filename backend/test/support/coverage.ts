import type { components } from '@rigbook/contracts/api.types';
import type { Person } from './app.js';

export type Floor = components['schemas']['CoverageFloorAsked'];

/** On Mondays from 16:00 to midnight, as the clocks of Jerusalem show it. */
export const mondayFloor = (vehicleType: string, least = 1): Floor => ({
  vehicleType,
  counts: 'free',
  least,
  weekdays: ['monday'],
  fromHour: 16,
  untilHour: 24,
});

export const floorsOf = (admin: Person) => ({
  try: async (floor: object) => admin.post('/api/admin/coverage-floors').send(floor),
  async set(floor: Floor): Promise<string> {
    const { body } = await admin.post('/api/admin/coverage-floors').send(floor).expect(201);
    return (body as { id: string }).id;
  },
  change: async (id: string, floor: object, seen: object) =>
    admin.put(`/api/admin/coverage-floors/${id}`).send({ ...floor, seen }),
  remove: async (id: string) => admin.delete(`/api/admin/coverage-floors/${id}`),
  list: async () =>
    (await admin.get('/api/admin/coverage-floors').expect(200)).body as components['schemas']['CoverageFloor'][],
});

/** Decides, without failing. */
export const approving = (admin: Person, bookingId: string, coverageReason?: string) =>
  admin
    .put(`/api/admin/bookings/${bookingId}/approve`)
    .send({ approved: true, ...(coverageReason && { coverageReason }) });
