import { addressInstead } from './admin-tabs.js';
import { addressOf, groupsFor } from './desk/desk-pages.js';

const instead = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://rigbook');
  return addressInstead(pathname, searchParams);
};

test('the requests have an address of their own, which leads to the diary that shows them', () => {
  expect(instead('/admin?tab=requests')).toBe(addressOf('requests'));
});

test('an address that names no page leads to the first one', () => {
  expect(instead('/admin?tab=nonsense')).toBe('/admin');
  expect(instead('/admin?tab=toString')).toBe('/admin');
});

test('every other address leads where it says', () => {
  const addresses = groupsFor({ isAdmin: true }).flatMap(({ pages }) => pages.map(addressOf));
  const others = ['/admin', '/users', '/users?tab=nonsense', '/admin?tab=vehicle&vehicle=1', '/admin?tab=stickers'];
  expect([...addresses, ...others].filter((address) => instead(address) !== undefined)).toEqual([]);
});
