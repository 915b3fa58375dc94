import { screen, within } from '@testing-library/react';
import { OnPaperContext } from '../../../../lib/time/on-paper.js';
import { active } from '../../../../testing/examples.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { WatchLists } from './watch-lists.js';

const out = Array.from({ length: 5 }, (_, nth) => ({
  ...active,
  id: `01900000-0000-7000-8000-000000000b${10 + nth}`,
  phoneNumber: null,
}));

test.each([
  [3, 'a screen', false],
  [5, 'paper', true],
])('lists %i of five overdue vehicles on %s', (listed, _where, onPaper) => {
  renderScreen(
    <OnPaperContext value={onPaper}>
      <WatchLists overview={{ out, notReady: [], extensions: [], reviews: [] }} onView={() => undefined} />
    </OnPaperContext>,
  );
  const overdue = within(screen.getByRole('region', { name: 'Overdue' }));
  expect(overdue.getAllByRole('listitem')).toHaveLength(listed);
});
