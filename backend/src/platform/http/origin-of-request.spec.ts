import { addressOf } from './origin-of-request.js';

it.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  [undefined, null],
])('reads the address of a caller from %s', (ip, address) => {
  expect(addressOf(ip === undefined ? {} : { ip })).toBe(address);
});
