import { instant } from '@rigbook/contracts/kernel';
import { GuardViolation, VersionConflict } from '../event-store/event-store.errors.js';
import type { EventStore } from '../event-store/event-store.js';
import { ATTEMPTS, decide, type CommandRecipe } from './decide.js';
import { Refusal } from './refusal.js';

const context = { actor: 'system:test', now: instant('2026-11-22T10:00Z'), correlationId: 'c' };
const noted = { type: 'Noted', data: {} } as const;
const taken = new GuardViolation('hours_excl');
const outrun = new VersionConflict('faster');

/** A store whose commits end as listed, the last ending again and again; its stream has the lengths as listed. */
function store(endings: readonly (Error | 'done')[] = ['done'], lengths: readonly number[] = [1]) {
  const commits: unknown[] = [];
  let reads = 0;
  const fake = {
    commit: async (commit: unknown) => {
      const ending = endings[Math.min(commits.push(commit), endings.length) - 1];
      if (ending instanceof Error) throw ending;
    },
    readStream: async () => Array.from({ length: lengths[Math.min(reads++, lengths.length - 1)] ?? 0 }, () => noted),
    readFacts: async () => [await fake.readStream(), []],
  };
  return { events: fake as unknown as EventStore, commits };
}

type Note = CommandRecipe<typeof noted, number, { readonly events: readonly (typeof noted)[] }, string>;

const note: Note = {
  context,
  stream: { id: 's', type: 'note' },
  facts: (history) => history.length,
  decide: () => ({ events: [noted] }),
  constraintMeanings: {
    hours_excl: 'decide-again',
    name_key: () => new Refusal('UNIT_NUMBER_TAKEN', { unitNumber: '101' }),
  },
  answer: (_decided, facts) => `after ${facts}`,
};

const noteThat = (changes: Partial<Note>): Note => ({ ...note, ...changes });

describe('a decision', () => {
  it('is committed at the version that it rests on, with the answer', async () => {
    const { events, commits } = store();
    expect(await decide(events, note)).toBe('after 1');
    expect(commits).toEqual([
      {
        context,
        appends: [{ stream: 's', streamType: 'note', expectedVersion: 1, events: [noted] }],
        statements: [],
        answer: { status: 200, body: 'after 1' },
      },
    ]);
  });

  it.each([
    ['a guard', taken],
    ['a stream that has grown', outrun],
  ])('is made again after %s, on what holds now', async (_reason, error) => {
    const { events, commits } = store([error, 'done'], [1, 2]);
    expect(await decide(events, note)).toBe('after 2');
    expect(commits).toHaveLength(2);
  });

  it('answers with the refusal that the new facts ask for', async () => {
    const refuseLater: Note = {
      ...note,
      decide: (facts) => {
        if (facts > 1) throw new Refusal('ADMIN_ONLY_PERIOD');
        return { events: [noted] };
      },
    };
    const { events } = store([taken], [1, 2]);
    await expect(decide(events, refuseLater)).rejects.toMatchObject({ code: 'ADMIN_ONLY_PERIOD' });
  });

  it.each([
    ['constraints', [taken]],
    ['versions', [outrun]],
    ['both', [taken, outrun]],
  ])('is given up after the last attempt when it loses by %s', async (_which, endings) => {
    const { events, commits } = store(endings);
    await expect(decide(events, note)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(commits).toHaveLength(ATTEMPTS);
    const ofBooking = decide(store(endings).events, noteThat({ givesUpWith: 'BOOKING_CHANGED_MEANWHILE' }));
    await expect(ofBooking).rejects.toMatchObject({ code: 'BOOKING_CHANGED_MEANWHILE' });
  });

  it('answers with the refusal that a violated constraint means', () =>
    expect(decide(store([new GuardViolation('name_key')]).events, note)).rejects.toMatchObject({
      code: 'UNIT_NUMBER_TAKEN',
    }));

  it('fails at once for a constraint that is not among its constraint meanings', async () => {
    const { events, commits } = store([new GuardViolation('signed_agreement_pkey')]);
    await expect(decide(events, note)).rejects.toThrow('signed_agreement_pkey');
    expect(commits).toHaveLength(1);
  });
});

describe('a refusal', () => {
  const refusing: Note = {
    ...note,
    decide: (facts) => {
      if (facts < 3) throw new Refusal('SIGNED_OUT');
      return { events: [noted] };
    },
  };

  it('is told, with what the history adds', async () => {
    await expect(decide(store(['done'], [2]).events, refusing)).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    const explain: Note['explain'] = async (_refusal, history) =>
      history.length === 2 ? new Refusal('BOOKING_NOT_FOUND') : new Refusal('NOT_FOUND');
    await expect(
      decide(store(['done'], [2]).events, noteThat({ decide: refusing.decide, explain })),
    ).rejects.toMatchObject({
      code: 'BOOKING_NOT_FOUND',
    });
  });

  it('that rests on an outdated history is decided again', async () =>
    expect(await decide(store(['done'], [2, 3]).events, refusing)).toBe('after 3'));
});

describe('a command that has nothing to write', () => {
  const nothing: Note = { ...note, decide: () => ({ events: [] }) };

  it('is answered without a commit', async () => {
    const { events, commits } = store();
    expect(await decide(events, nothing)).toBe('after 1');
    expect(commits).toEqual([]);
  });

  it('keeps its answer where a repeat may ask for it, without what is shown once', async () => {
    const { events, commits } = store();
    const idempotency = { owner: 'o', key: 'k', requestHash: 'h' };
    const withKey = noteThat({
      decide: nothing.decide,
      context: { ...context, idempotency },
      status: 201,
      answerToRepeat: () => 'hidden',
    });
    expect(await decide(events, withKey)).toBe('after 1');
    expect(commits).toMatchObject([{ appends: [], answer: { status: 201, body: 'hidden' } }]);
  });
});
