import type { components } from '@rigbook/contracts/api.types';
import { eventually } from '../../event-store/support/eventually.js';
import type { Person, TestApp } from '../../support/app.js';

export type Webhook = components['schemas']['Webhook'];
export type WithSecret = components['schemas']['WebhookWithSecret'];
export type Delivery = components['schemas']['WebhookDelivery'];

/** What an administrator does with webhooks; every call expects to succeed. */
export const webhooksOf = (admin: Person) => {
  const at = '/api/admin/webhooks';
  const read = async (id: string): Promise<Webhook> => {
    const { body } = await admin.get(at).expect(200);
    return (body as Webhook[]).find((one) => one.id === id)!;
  };
  return {
    read,
    async add(address: string, more: object = {}): Promise<WithSecret> {
      const body = { name: 'Dispatch board', address, ...more };
      return (await admin.post(at).send(body).expect(201)).body as WithSecret;
    },
    async change(id: string, fields: object): Promise<Webhook> {
      return (await admin.put(`${at}/${id}`).send(fields).expect(200)).body as Webhook;
    },
    async pause(id: string): Promise<Webhook> {
      return (await admin.post(`${at}/${id}/pause`).expect(200)).body as Webhook;
    },
    async resume(id: string): Promise<Webhook> {
      return (await admin.post(`${at}/${id}/resume`).expect(200)).body as Webhook;
    },
    async rotate(id: string): Promise<WithSecret> {
      return (await admin.post(`${at}/${id}/secret`).expect(200)).body as WithSecret;
    },
    async test(id: string): Promise<Delivery> {
      return (await admin.post(`${at}/${id}/test`).expect(200)).body as Delivery;
    },
    async remove(id: string): Promise<void> {
      await admin.delete(`${at}/${id}`).expect(204);
    },
    async deliveries(id: string): Promise<Delivery[]> {
      return (await admin.get(`${at}/${id}/deliveries`).expect(200)).body as Delivery[];
    },
    /** Waits until it stands as expected. */
    becomes: (id: string, expected: Partial<Webhook>) =>
      eventually(async () => expect(await read(id)).toMatchObject(expected)),
  };
};

/** The ids of all events in the order of the log, or of some types. */
export async function idsInLog(app: TestApp, types?: readonly string[]): Promise<readonly string[]> {
  const rows = await app.database.query<{ id: string }>({
    name: '',
    text: `SELECT id FROM event WHERE $1::text[] IS NULL OR type = ANY ($1) ORDER BY transaction, position`,
    values: [types ?? null],
  });
  return rows.map(({ id }) => id);
}
