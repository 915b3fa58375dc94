import type { components } from '@rigbook/contracts/api.types';
import { recorded, startOnRecorded, type Recorded, type RecordedApp } from './recorded-app.js';
import { stepsOf } from './story.js';

const HOUR = 3_600_000;
type Step = components['schemas']['VerificationStep'];

const { readAt } = recorded<Recorded>('readings');
let of: RecordedApp;
beforeAll(async () => {
  of = await startOnRecorded(readAt);
});
afterAll(() => of.close());

async function outcomes(): Promise<Record<string, string>> {
  const lines = (await of.readers.auditor.text('/api/audit/verification')).trimEnd().split('\n');
  const steps = lines.map((line) => JSON.parse(line) as Step);
  return Object.fromEntries(steps.map(({ check, outcome, fault }) => [check, fault ? JSON.stringify(fault) : outcome]));
}
const allPassed = {
  chain: 'passed',
  heads: 'passed',
  documents: 'passed',
  'append-only': 'passed',
  views: 'passed',
};

describe('a database that a released version wrote', () => {
  it('verifies after the migration: the log, its seal, the documents, and each view against its rebuild', async () => {
    expect(await outcomes()).toEqual(allPassed);
  });

  it('says who approved and rejected, as the log does, also of bookings that were decided before', async () => {
    type Booking = components['schemas']['Booking'];
    type Entry = { readonly type: string; readonly actor: components['schemas']['Actor'] };
    const decisions: unknown[] = [];
    for (const { id, decidedBy } of await of.readers.admin.get<readonly Booking[]>('/api/admin/bookings?limit=500')) {
      const history = await of.readers.admin.get<readonly Entry[]>(`/api/audit/bookings/${id}/history`);
      const decision = history.find(({ type }) => type === 'BookingApproved' || type === 'BookingRejected');
      if (decision) decisions.push(decision.type);
      expect(decidedBy?.id ?? null).toBe(decision?.actor.id ?? null);
      expect(decidedBy?.lastName ?? null).toBe(decision?.actor.lastName ?? null);
    }
    expect(decisions).toEqual(expect.arrayContaining(['BookingApproved', 'BookingRejected']));
  });

  it('takes up every booking where it was left, and still verifies', async () => {
    const { admin, dana } = of.readers;
    await admin.put('/api/admin/settings', { checkInOpensMinutesBefore: 24 * 60 });
    const bookings = await dana.get<readonly components['schemas']['Booking'][]>('/api/bookings');
    const signed = bookings.find(({ status, signedAt }) => status === 'approved' && signedAt !== null)!;
    const step = stepsOf(admin, dana, Math.ceil(Date.parse(readAt) / HOUR) * HOUR);
    await step.checkIn(signed.id);
    await step.checkOut(signed.id);
    expect(await dana.get(`/api/bookings/${signed.id}`)).toMatchObject({ status: 'completed' });
    await expect(step.signed('FLY CAR 1', 4)).resolves.toBeDefined();
    expect(await outcomes()).toEqual(allPassed);
  });
});
