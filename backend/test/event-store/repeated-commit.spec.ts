import { decide } from '../../src/platform/decisions/decide.js';
import { IdempotencyKeyTaken, VersionConflict } from '../../src/platform/event-store/event-store.errors.js';
import { instant } from '@rigbook/contracts/kernel/time';
import { openTestDatabase, type TestDatabase } from '../support/database.js';
import { createLockerTables, lockerWiring, rented, returned } from './support/lockers.js';
import { append, context, newId, openEventStore } from './support/open-event-store.js';

describe('a commit that comes twice or too late', () => {
  let test: TestDatabase;
  let opened: Awaited<ReturnType<typeof openEventStore>>;
  const commit = (...appends: ReturnType<typeof append>[]) => opened.store.commit({ context, appends });
  const count = async (table: string) =>
    Number(
      (
        await test.database.query<{ n: string }>({
          name: `count.${table}`,
          text: `SELECT count(*) n FROM ${table}`,
          values: [],
        })
      )[0]?.n,
    );

  beforeAll(async () => {
    test = await openTestDatabase();
    await createLockerTables(test.url);
    opened = await openEventStore(test.url, lockerWiring, 16);
  });
  afterAll(async () => {
    await opened.close();
    await test.close();
  });

  describe('under an idempotency key', () => {
    const keyed = (key: string) => ({ ...context, idempotency: { owner: 'ann', key, requestHash: 'h' } });
    const answer = { status: 201, body: { id: 7, name: 'ÿ\u2028"' } };

    it('keeps its answer', async () => {
      await opened.store.commit({
        context: keyed('k1'),
        appends: [append(newId(), 0, rented('E1', 'fay', 0, 1))],
        answer,
      });
      expect(await opened.store.findAnswer('ann', 'k1')).toEqual({ requestHash: 'h', ...answer });
      expect(await opened.store.findAnswer('bob', 'k1')).toBeUndefined();
    });

    it('is carried out once, however many send it at the same time', async () => {
      const before = await count('event');
      const outcomes = await Promise.allSettled(
        Array.from({ length: 12 }, () =>
          opened.store.commit({
            context: keyed('k2'),
            appends: [append(newId(), 0, rented('E2', 'gus', 0, 6))],
            answer,
          }),
        ),
      );
      const refusals = outcomes.flatMap((outcome) =>
        outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
      );
      expect(refusals).toHaveLength(11);
      for (const refusal of refusals) expect(refusal).toBeInstanceOf(IdempotencyKeyTaken);
      expect(await count('event')).toBe(before + 1);
    });

    it('keeps nothing when the command is refused', async () => {
      const refused = opened.store.commit({
        context: keyed('k3'),
        appends: [append(newId(), 4, returned('x', 'x'))],
        answer,
      });
      await expect(refused).rejects.toBeInstanceOf(VersionConflict);
      expect(await opened.store.findAnswer('ann', 'k3')).toBeUndefined();
    });

    it('is forgotten after its time', async () => {
      const old = { ...keyed('k4'), now: instant('2026-11-10T00:00:00.000Z') };
      await opened.store.commit({ context: old, appends: [append(newId(), 0, rented('E4', 'hal', 0, 1))], answer });
      await opened.store.forgetAnswersBefore(instant('2026-11-15T00:00:00.000Z'));
      expect(await opened.store.findAnswer('ann', 'k4')).toBeUndefined();
      expect(await opened.store.findAnswer('ann', 'k1')).toBeDefined();
    });
  });

  it('is decided again when somebody else was faster, and given up after three times', async () => {
    const rental = newId();
    await commit(append(rental, 0, rented('F1', 'ian', 0, 1)));
    let tries = 0;
    const decideWhile = (othersAreFaster: () => boolean) =>
      decide(opened.store, {
        context,
        stream: { id: rental, type: 'locker-rental' },
        facts: async ({ length }) => {
          tries += 1;
          if (othersAreFaster()) await commit(append(rental, length, returned('F1', 'ian')));
        },
        decide: () => ({ events: [rented('F1', 'ian', 2, 1)] }),
      });
    await decideWhile(() => tries < 3);
    expect(tries).toBe(3);
    await expect(decideWhile(() => true)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(tries).toBe(6);
  });

  it('is sent once more after a deadlock', async () => {
    const [one, other] = [newId(), newId()];
    const lockBoth = (first: string, second: string) => ({
      context,
      locks: [first],
      appends: [append(newId(), 0, rented(newId(), newId(), 0, 1))],
      statements: [
        { name: 'test.pause', text: 'SELECT pg_sleep(0.2)', values: [] },
        { name: 'test.lock', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', values: [second] },
      ],
    });
    const before = await count('event');
    await Promise.all([opened.store.commit(lockBoth(one, other)), opened.store.commit(lockBoth(other, one))]);
    expect(await count('event')).toBe(before + 2);
  });
});
