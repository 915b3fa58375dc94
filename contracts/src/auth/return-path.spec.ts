import fc from 'fast-check';
import { returnPath } from './return-path.rules.js';

const page = 'https://rigbook.example';

describe('where a sign-in may lead back to', () => {
  it.each(['/', '/signature/0197f1c2-0a01-7000-8000-000000000a01', '/?book=any', '/#my-bookings', '/checkin/b1?x=1#y'])(
    '%s is a path of the page',
    (path) => expect(returnPath(path)).toBe(path),
  );

  it('writes it as a browser would read it', () =>
    expect(returnPath('/a/../users?name=דנה')).toBe('/users?name=%D7%93%D7%A0%D7%94'));

  it.each([
    ['another site', 'https://elsewhere.example/'],
    ['another site by its protocol alone', '//elsewhere.example'],
    ['a backslash that browsers take for a slash', '/\\elsewhere.example'],
    ['a tab that browsers leave out', '/\t/elsewhere.example'],
    ['dots that leave two slashes behind', '/..//elsewhere.example'],
    ['dots in disguise', '/%2e%2e//elsewhere.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that is not absolute', 'users'],
    ['nothing', ''],
    ['a call of the API', '/api/bookings'],
    ['a call of the API, encoded', '/%61pi/bookings'],
    ['what cannot be decoded', '/%e0%a4%a'],
    ['a navigation of its own', '/auth/microsoft?link=1'],
    ['one that dots lead to', '/users/../auth/microsoft'],
    ['more than a cookie holds', `/${'a'.repeat(300)}`],
    ['more than a cookie holds once it is encoded', `/${'א'.repeat(100)}`],
    ['two of them', ['/users', '/admin']],
    ['none', undefined],
  ])('%s leads home', (_what, asked) => expect(returnPath(asked)).toBe('/'));

  it('never leaves the site, whatever is asked for', () => {
    const parts = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '@',
      ':',
      '\t',
      '\n',
      '?',
      '#',
      'http:',
      'elsewhere.example',
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (some) => {
        const path = returnPath(`/${some.join('')}`);
        expect(new URL(path, page).origin).toBe(page);
        expect(returnPath(path)).toBe(path);
      }),
    );
  });
});
