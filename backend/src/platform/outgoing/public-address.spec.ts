import { isPublic, lookUpPublic, PrivateAddress, refusePrivateLiteral } from './public-address.js';

describe('an address', () => {
  it.each([
    ...[
      '127.0.0.1',
      '0.0.0.0',
      '10.1.2.3',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '192.88.99.1',
    ],
    ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1'],
  ])('%s is ours, or nobody knows whose', (address) => expect(isPublic(address)).toBe(false));

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111', '2a00:1450::1'])('%s is on the open internet', (address) =>
    expect(isPublic(address)).toBe(true),
  );

  it('written in the place of a name is looked at too', () => {
    expect(() => refusePrivateLiteral('[::1]')).toThrow(PrivateAddress);
    expect(() => refusePrivateLiteral('169.254.169.254')).toThrow(PrivateAddress);
    expect(() => refusePrivateLiteral('example.org')).not.toThrow();
  });

  it('behind a name is looked at when it is connected to', async () => {
    const error = await new Promise((found) => lookUpPublic('localhost', {}, (failure) => found(failure)));
    expect(error).toBeInstanceOf(PrivateAddress);
  });
});
