import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing/render-screen.js';
import { BottomBar } from './bottom-bar.js';

const places = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current') === 'page']);

test.each([
  ['/', 'Home'],
  ['/?section=book', undefined],
  ['/admin', 'Admin'],
  ['/admin?tab=diary&status=pending', 'Admin'],
  ['/users', 'Admin'],
  ['/audit?tab=custody', 'Admin'],
])('on %s an administrator stands at %s', (at, place) => {
  renderScreen(<BottomBar isAdmin isAuditor={false} />, at);
  expect(places()).toEqual(['Home', 'Book', 'My bookings', 'Admin'].map((name) => [name, name === place]));
});

test('a person who only audits has home and the record', () => {
  renderScreen(<BottomBar isAdmin={false} isAuditor />, '/audit?tab=replay');
  expect(places()).toEqual([
    ['Home', false],
    ['Audit', true],
  ]);
});
