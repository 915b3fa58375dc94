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
      <WatchLists
        overview={{ out, notReady: [], extensions: [], reviews: [], reviewsDue: 0 }}
        onView={() => undefined}
      />
    </OnPaperContext>,
  );
  const overdue = within(screen.getByRole('region', { name: 'Overdue' }));
  expect(overdue.getAllByRole('listitem')).toHaveLength(listed);
});

test('of many emergency takes to review it shows the first, says how many there are, and leads to the rest', async () => {
  const reviews = out.slice(0, 4);
  const { user } = renderScreen(
    <WatchLists
      overview={{ out: [], notReady: [], extensions: [], reviews, reviewsDue: 31 }}
      onView={() => undefined}
    />,
  );
  const list = within(screen.getByRole('region', { name: 'Emergency takes to review' }));
  const diary = '/?tab=diary&reviewDue=true';
  const inDiary = list.getAllByRole('link', { name: '31 in the diary: Emergency takes to review' });
  expect(inDiary.map((link) => link.getAttribute('href'))).toEqual([diary, diary]);
  await user.click(list.getByRole('button', { name: 'Show all 4' }));
  expect(list.getAllByRole('listitem')).toHaveLength(4);
});
