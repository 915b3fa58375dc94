import { addressThrottle, burstThrottle } from '@rigbook/contracts/auth/auth.limits';
import { type Attempt, type ClientNetworks, type Counted, countedFor } from '../../src/auth/throttle/counted.policy.js';
import { type Attack, guessAccounts } from './guess-accounts.js';

// npm run simulate-guessing: what patient guessers get in 30 days, by the rules that the server runs
const DAYS = 30;
const UNITS = 300;

/** Only the quick lockout of a unit and the hourly limit of an address. */
const countedBefore = ({ unitNumber, networks: { address } }: Attempt): readonly Counted[] => [
  { key: `unit:${unitNumber}`, limits: burstThrottle },
  { key: `address:${address}`, limits: addressThrottle },
];

const addresses = (count: number): readonly ClientNetworks[] =>
  Array.from({ length: count }, (_, index) => ({ address: `192.0.2.${index}`, site: undefined }));
const oneSite = (count: number): readonly ClientNetworks[] =>
  Array.from({ length: count }, (_, index) => ({ address: `2001:db8:1:${index}::/64`, site: '2001:db8:1::/48' }));

const attacks: readonly (readonly [string, Omit<Attack, 'days' | 'countedFor'>])[] = [
  ['1 address, 1 unit', { networks: addresses(1), units: 1 }],
  ['1 address', { networks: addresses(1), units: UNITS }],
  ['5 addresses', { networks: addresses(5), units: UNITS }],
  ['100 addresses', { networks: addresses(100), units: UNITS }],
  ['160 addresses', { networks: addresses(160), units: UNITS }],
  ['160 /64s of one /48', { networks: oneSite(160), units: UNITS }],
  [
    '160 addresses; every owner confirms a new device every 10 days',
    { networks: addresses(160), units: UNITS, confirmEveryDays: 10 },
  ],
];

/** The limit of an address does not know its network, and nothing is confirmed, so that some attacks are alike. */
const digitsKnownBefore = new Map<string, number>();
function before(attack: Omit<Attack, 'days' | 'countedFor'>): number {
  const kind = `${attack.networks.length} over ${attack.units}`;
  const digitsKnown =
    digitsKnownBefore.get(kind) ?? guessAccounts({ ...attack, days: DAYS, countedFor: countedBefore }).digitsKnown;
  digitsKnownBefore.set(kind, digitsKnown);
  return digitsKnown;
}

console.log('| attacker | digits known, quick lockout only | digits known | accounts taken, devices confirmed |');
console.log('| --- | --- | --- | --- |');
for (const [attacker, attack] of attacks) {
  const { digitsKnown, accountsTaken } = guessAccounts({ ...attack, days: DAYS, countedFor });
  const cells = [attacker, before(attack).toFixed(2), digitsKnown.toFixed(2), accountsTaken.toFixed(4)];
  console.log(`| ${cells.join(' | ')} |`);
}
