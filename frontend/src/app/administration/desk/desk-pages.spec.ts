import { addressOf, groupsFor, pageAt } from './desk-pages.js';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://rigbook');
  return pageAt(pathname, searchParams);
};
const pagesFor = (isAdmin: boolean) => groupsFor({ isAdmin }).flatMap(({ pages }) => pages);

test('each page of the menu is found again at its address', () => {
  const pages = pagesFor(true);
  expect(pages.map((page) => at(addressOf(page)))).toEqual(pages);
  expect(new Set(pages).size).toBe(22);
});

test('auditors have the record only', () => {
  expect(pagesFor(false).every((page) => addressOf(page).startsWith('/audit?'))).toBe(true);
});

test.each([
  ['/admin', 'today'],
  ['/admin?tab=nonsense', 'today'],
  ['/admin?tab=access&person=1', 'access'],
  ['/admin?tab=diary', 'diary'],
  ['/admin?tab=diary&status=pending', 'diary'],
  ['/admin?tab=diary&status=pending&order=first-requested&booking=1', 'requests'],
  ['/users', 'users'],
  ['/users?user=1', 'users'],
  ['/audit', 'bookings'],
  ['/audit?tab=nonsense', 'bookings'],
])('%s is %s', (address, page) => {
  expect(at(address)).toBe(page);
});
