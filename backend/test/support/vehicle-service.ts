import type { components } from '@rigbook/contracts/api.types';
import type { Person, TestApp } from './app.js';
import { vehicleId } from './shift.js';

export type ServicePlan = components['schemas']['ServicePlan'];

export const oil = { kind: 'oil', everyKm: 15_000, everyMonths: 12, lastDoneOn: '2026-06-01', lastDoneKm: 40_000 };
export const insuredUntil = (validUntil: string) => ({ kind: 'insurance', everyMonths: 12, validUntil });

export const plansOf = (app: TestApp, admin: Person) => {
  const path = async (vehicle: string) => `/api/admin/vehicles/${await vehicleId(app, vehicle)}/service-plans`;
  return {
    try: async (vehicle: string, plan: object) => admin.post(await path(vehicle)).send(plan),
    async set(vehicle: string, plan: object): Promise<string> {
      const { body } = await admin
        .post(await path(vehicle))
        .send(plan)
        .expect(201);
      return (body as { id: string }).id;
    },
    change: async (vehicle: string, id: string, plan: object, seen: object) =>
      admin.put(`${await path(vehicle)}/${id}`).send({ ...plan, seen }),
    done: async (vehicle: string, id: string, service: object) =>
      admin.post(`${await path(vehicle)}/${id}/services`).send(service),
    end: async (vehicle: string, id: string) => admin.delete(`${await path(vehicle)}/${id}`),
    async of(vehicle: string): Promise<readonly ServicePlan[]> {
      const { body } = await admin.get('/api/admin/service-plans').expect(200);
      return (body as ServicePlan[]).filter((plan) => plan.vehicle.name === vehicle);
    },
  };
};
