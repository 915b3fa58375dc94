import type { Person, TestApp } from './app.js';
import { checkInForm, drawnSignature, vehicleId } from './shift.js';

/** The organization allows emergency takes, and marks the people of these units for them. */
export async function allowTakes(admin: Person, ...units: readonly string[]): Promise<void> {
  await admin.put('/api/admin/settings').send({ emergencyTakes: true }).expect(200);
  const users = (await admin.get('/api/users').expect(200)).body as { id: string; unitNumber: string }[];
  for (const { id } of users.filter(({ unitNumber }) => units.includes(unitNumber)))
    await admin.put(`/api/users/${id}`).send({ takesInEmergency: true }).expect(200);
}

/** A complete form; `more` changes it. */
export const emergency = (app: TestApp, person: Person) => ({
  async take(vehicle = 'ALS1', more: object = {}, key?: string) {
    const form = {
      vehicleId: await vehicleId(app, vehicle),
      duration: 2,
      reason: 'Cardiac arrest',
      ...checkInForm,
      signature: await drawnSignature(),
      name: 'Dana Levi',
      ...more,
    };
    const call = person.post('/api/bookings/emergency');
    return (key === undefined ? call : call.set('Idempotency-Key', key)).send(form);
  },
});
