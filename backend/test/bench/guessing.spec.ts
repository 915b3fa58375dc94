import { burstThrottle } from '@rigbook/contracts/auth/auth.limits';
import { countedFor } from '../../src/auth/throttle/counted.policy.js';
import { guessAccounts } from '../../bench/guessing/guess-accounts.js';

const addresses = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ address: `192.0.2.${index}`, site: undefined }));

describe('a guesser of 30 days against 300 units', () => {
  it.each([1, 5, 100, 160])('with %s addresses takes less than 0.01 accounts, and knows the digits of 3', (count) => {
    const { digitsKnown, accountsTaken } = guessAccounts({
      networks: addresses(count),
      units: 300,
      days: 30,
      countedFor,
    });
    expect(accountsTaken).toBeGreaterThan(0);
    expect(accountsTaken).toBeLessThan(0.01);
    expect(digitsKnown).toBeLessThanOrEqual(3);
  });

  it('would have known a chosen unit for certain by the quick lockout alone', () => {
    const attack = { networks: addresses(2), units: 1, days: 30 };
    const quickAlone = () => [{ key: 'unit:100', limits: burstThrottle }];
    expect(guessAccounts({ ...attack, countedFor: quickAlone }).digitsKnown).toBe(1);
    expect(guessAccounts({ ...attack, countedFor }).digitsKnown).toBe(0.01);
  });
});
