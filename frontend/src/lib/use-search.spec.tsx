import { screen } from '@testing-library/react';
// oxlint-disable-next-line no-restricted-imports -- a screen that is still loading, without a file to load
import { Suspense, use } from 'react';
import { Link, useSearchParams } from 'react-router';
import { renderScreen } from '../testing/render-screen.js';
import { address, sortedBy } from './address.js';
import { useSearch } from './use-search.js';

const listAddress = address({ sort: sortedBy('name') });
const neverLoaded = new Promise<never>(() => undefined);
const Details = () => use(neverLoaded);

function List() {
  const [, show] = useSearch(listAddress);
  const [parameters] = useSearchParams();
  return (
    <>
      <button onClick={() => show({ sort: 'name' })}>Sort</button>
      <Link to="?tab=users&user=101">Open</Link>
      {parameters.has('user') && <Details />}
    </>
  );
}

test('a search keeps what was opened a moment before and still loads', async () => {
  const { user, router } = renderScreen(
    <Suspense>
      <List />
    </Suspense>,
    '/?tab=users',
  );
  await user.click(screen.getByRole('link', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Sort' }));
  expect(router.state.location.search).toBe('?tab=users&user=101&sort=name');
});
