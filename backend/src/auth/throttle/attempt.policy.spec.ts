import fc from 'fast-check';
import { addMinutes, instant, type Instant } from '@rigbook/contracts/kernel';
import { afterSuccess, decideAttempt, type KnownFailures } from './attempt.policy.js';
import { type Attempt, countedFor, sinceSuccess, strangersOf } from './counted.policy.js';

const noon = instant('2026-11-22T12:00Z');
const nothing: KnownFailures = new Map();
const DAY = 24 * 60;

const stranger = (address = '192.0.2.7', unitNumber = '101'): Attempt => ({
  of: 'sign-in',
  unitNumber,
  networks: { address, site: undefined },
  knownDevice: undefined,
});
const owner = (device = 'phone'): Attempt => ({ ...stranger('198.51.100.1'), knownDevice: device });

const fail = (attempt: Attempt, known: KnownFailures, at: Instant): KnownFailures | undefined => {
  const decision = decideAttempt(countedFor(attempt), known, at);
  return decision.admitted ? new Map([...known, ...decision.after]) : undefined;
};
const isAdmitted = (attempt: Attempt, known: KnownFailures, at: Instant) => fail(attempt, known, at) !== undefined;
const signIn = (attempt: Attempt, known: KnownFailures, at: Instant): KnownFailures => {
  const admitted = fail(attempt, known, at);
  if (!admitted) return known;
  const counted = countedFor(attempt).map(({ key }) => key);
  const own = new Map([...admitted].filter(([key]) => counted.includes(key)));
  return new Map([...admitted, ...afterSuccess(attempt, own, at)]);
};

/** Guesses as often as it is let, once every so many minutes; returns what is known in the end and how many were compared. */
const guess = (attempts: (index: number) => Attempt, times: number, everyMinutes: number, before = nothing) => {
  let [known, compared] = [before, 0];
  for (let index = 0; index < times; index += 1) {
    const after = fail(attempts(index), known, addMinutes(noon, index * everyMinutes));
    if (!after) continue;
    known = after;
    compared += 1;
  }
  return { known, compared };
};

describe('a guesser who takes their time', () => {
  it('is compared 20 times a day and 100 times in all on one unit, from however many addresses', () => {
    const slowly = (days: number) => guess((index) => stranger(`192.0.2.${index % 200}`), days * 360, 4).compared;
    expect(slowly(1)).toBe(20);
    expect(slowly(30)).toBe(100);
  });

  it('needs someone to unlock the unit then, even with the right digits', () => {
    const { known } = guess(() => stranger(), 200, 6 * 60);
    expect(decideAttempt(countedFor(stranger()), known, addMinutes(noon, 300 * DAY))).toEqual({
      admitted: false,
      until: 'unlocked',
    });
  });

  it('is told of the longest lockout if there are several', () => {
    const { known } = guess(() => stranger(), 20, 6);
    const decision = decideAttempt(countedFor(stranger()), known, addMinutes(noon, 121));
    expect(decision).toMatchObject({ admitted: false });
    expect(decision.admitted || decision.until > addMinutes(noon, 12 * 60)).toBe(true);
  });
});

describe('a guesser who sprays over all units', () => {
  const spraying = (index: number) => stranger(`192.0.2.${index % 200}`, `${100 + (index % 800)}`);

  it('is compared 200 times an hour from all addresses together', () => {
    expect(guess(spraying, 600, 0.1).compared).toBe(200);
  });

  it('is compared 30 times an hour from one address', () => {
    const fromOne = (index: number) => stranger('192.0.2.7', `${100 + index}`);
    expect(guess(fromOne, 600, 0.1).compared).toBe(30);
  });

  it('is compared 100 times an hour from one /48, whatever the /64', () => {
    const fromOne = (index: number): Attempt => ({
      ...stranger(undefined, `${100 + index}`),
      networks: { address: `2001:db8:1:${index}::/64`, site: '2001:db8:1::/48' },
    });
    expect(guess(fromOne, 600, 0.1).compared).toBe(100);
  });
});

describe('the owner of a unit', () => {
  it('is never locked out of a known device by strangers, whatever they do', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ unit: fc.constantFrom('101', '102'), pause: fc.nat(300) })), (guesses) => {
        let [known, at] = [nothing, noon];
        for (const { unit, pause } of guesses) {
          at = addMinutes(at, pause);
          known = fail(stranger('198.51.100.1', unit), known, at) ?? known;
        }
        expect(isAdmitted(owner(), known, at)).toBe(true);
      }),
    );
  });

  it('is throttled on the device as strangers are elsewhere', () => {
    expect(guess(() => owner(), 15, 1).compared).toBe(5);
    expect(guess(() => owner(), 360, 4).compared).toBe(20);
    expect(guess(() => owner(), 30 * 360, 4).compared).toBe(100);
  });

  it('has a separate count on each device', () => {
    const { known } = guess(() => owner('phone'), 5, 0);
    expect(isAdmitted(owner('phone'), known, noon)).toBe(false);
    expect(isAdmitted(owner('tablet'), known, noon)).toBe(true);
  });

  it('starts the count of the device again by signing in there', () => {
    const { known } = guess(() => owner(), 99, DAY);
    const signedIn = signIn(owner(), known, addMinutes(noon, 100 * DAY));
    expect(signedIn.get(sinceSuccess('unit:101:device:phone').key)?.failedAt).toEqual([]);
  });

  it.each([
    ['on a known device', owner()],
    ['with the digits alone, on another device', stranger('198.51.100.1')],
  ])('gives a guesser no further guess by signing in %s', (_where, signsIn) => {
    fc.assert(
      fc.property(fc.array(fc.record({ pause: fc.integer({ min: 1, max: 2 * DAY }), owns: fc.boolean() })), (steps) => {
        let [known, undisturbed, at] = [nothing, nothing, noon];
        for (const { pause, owns } of steps) {
          at = addMinutes(at, pause);
          if (owns) known = signIn(signsIn, known, at);
          known = fail(stranger(), known, at) ?? known;
          undisturbed = fail(stranger(), undisturbed, at) ?? undisturbed;
        }
        for (const { key } of countedFor(stranger())) expect(known.get(key)).toEqual(undisturbed.get(key));
      }),
    );
  });
});

describe('the admin password', () => {
  const enter: Attempt = { ...stranger(), of: 'admin-password' };

  it('is guessed 20 times a day and 100 times since it was last entered', () => {
    expect(guess(() => enter, 360, 4).compared).toBe(20);
    const { known, compared } = guess(() => enter, 30 * 360, 4);
    expect(compared).toBe(100);
    expect(isAdmitted(enter, known, addMinutes(noon, 300 * DAY))).toBe(false);
  });

  it('is guessed 200 times an hour from all addresses together', () => {
    const spread = (index: number): Attempt => ({ ...stranger(`192.0.2.${index}`, `${index + 100}`), of: enter.of });
    expect(guess(spread, 600, 0.1).compared).toBe(200);
  });

  it('is counted apart from sign-ins', () => {
    const { known } = guess(() => stranger(), 5, 0);
    expect(isAdmitted(enter, known, noon)).toBe(true);
  });

  it('starts its count since the last success again when it is entered', () => {
    const { known } = guess(() => enter, 99, DAY);
    const entered = signIn(enter, known, addMinutes(noon, 100 * DAY));
    expect(entered.get(sinceSuccess(`admin-password:${strangersOf('101')}`).key)?.failedAt).toEqual([]);
  });
});
