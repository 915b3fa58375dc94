import { act, render } from '@testing-library/react';
import { use } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { Opening } from './opening.js';

const opened = { state: { openedHere: true } };
const frame = () => document.querySelector('[data-opening]');

function setUp() {
  let showIt: (() => void) | undefined;
  const rendered = new Promise<void>((resolve) => {
    showIt = resolve;
  });
  function List() {
    const { search } = useLocation();
    if (search !== '') use(rendered);
    return <p>The list {search}</p>;
  }
  const router = createMemoryRouter([
    {
      element: (
        <>
          <Outlet />
          <Opening />
        </>
      ),
      children: [{ path: '/', element: <List /> }],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { router, finish: () => act(async () => showIt?.()) };
}

test('something stands where a drawer opens, until it has rendered', async () => {
  const { router, finish } = setUp();
  expect(frame()).toBeNull();
  await act(() => router.navigate('/?user=1', opened));
  expect(frame()).toBeInTheDocument();
  expect(document.body).toHaveTextContent(/^The list$/);
  await finish();
  expect(frame()).toBeNull();
  expect(document.body).toHaveTextContent('The list ?user=1');
});

test('another address shows nothing of the kind', async () => {
  const { router, finish } = setUp();
  await act(() => router.navigate('/?sort=unit'));
  expect(document.body).toHaveTextContent(/^The list$/);
  expect(frame()).toBeNull();
  await finish();
});
