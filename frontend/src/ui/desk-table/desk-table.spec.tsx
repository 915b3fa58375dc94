import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { address, type SearchOf, sortedBy } from '../../lib/address.js';
import { useSearch } from '../../lib/use-search.js';
import { renderScreen } from '../../testing/render-screen.js';
import type { DeskColumn } from './desk-column.js';
import { DeskTable } from './desk-table.js';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly hours: number;
}
const people: readonly Person[] = [
  { id: '1', name: 'Dana', hours: 12 },
  { id: '2', name: 'Avi', hours: 30 },
  { id: '3', name: 'Noa', hours: 4 },
];
const columns: readonly DeskColumn<Person>[] = [
  { name: 'name', title: 'Name', cell: ({ name }) => name, order: (one, other) => one.name.localeCompare(other.name) },
  { name: 'hours', title: 'Hours', cell: ({ hours }) => hours, optional: 'shown' },
  { name: 'id', title: 'Number', cell: ({ id }) => `#${id}`, optional: 'hidden' },
];
const listAddress = address({ sort: sortedBy('name') });

interface Calls {
  readonly onOpen?: (person: Person) => void;
  readonly onApprove?: (people: readonly Person[]) => void;
}

function List({ rows = people, onOpen = jest.fn(), onApprove = jest.fn() }: Calls & { rows?: readonly Person[] }) {
  const [search, show] = useSearch<SearchOf<typeof listAddress>>(listAddress);
  return (
    <DeskTable
      name="people"
      label="People"
      rows={rows}
      idOf={({ id }) => id}
      nameOf={({ name }) => name}
      columns={columns}
      sort={search.sort}
      onSort={(sort) => show(listAddress.with(search, 'sort', sort))}
      loading="Loading people..."
      empty={<p>No people</p>}
      onOpen={onOpen}
      keys={{ a: onApprove }}
      bulk={(chosen) => <p>Send to {chosen.map(({ name }) => name).join(' and ')}</p>}
    />
  );
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('the order is in the address, whose other parameters stay', async () => {
  const { user, router } = renderScreen(<List />, '/?tab=people');
  expect(names()).toEqual(['Dana', 'Avi', 'Noa']);
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(names()).toEqual(['Avi', 'Dana', 'Noa']);
  expect(router.state.location.search).toBe('?tab=people&sort=name');
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(names()).toEqual(['Noa', 'Dana', 'Avi']);
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('columnheader', { name: 'Name' }));
  expect(router.state.location.search).toBe('?tab=people');
});

test('keys walk through the rows, open them and choose them; a letter acts on the chosen ones', async () => {
  const [onOpen, onApprove] = [jest.fn(), jest.fn()];
  const { user } = renderScreen(<List onOpen={onOpen} onApprove={onApprove} />);
  await user.keyboard('j');
  expect(screen.getByRole('row', { name: /Dana/ })).toHaveFocus();
  await user.keyboard('a');
  expect(onApprove).toHaveBeenLastCalledWith([people[0]], expect.any(Function));
  await user.keyboard('xjjx');
  expect(screen.getByRole('row', { name: /Noa/ })).toHaveFocus();
  expect(await screen.findByText('Send to Dana and Noa')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Selected rows' })).getByText('2 selected')).toBeVisible();
  await user.keyboard('a');
  expect(onApprove).toHaveBeenLastCalledWith([people[0], people[2]], expect.any(Function));
  await user.keyboard('k{Enter}');
  expect(onOpen).toHaveBeenLastCalledWith(people[1]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
});

test('letters act on no row that the focus has left, or that has been scrolled away', async () => {
  const [onOpen, onApprove] = [jest.fn(), jest.fn()];
  const { user } = renderScreen(
    <>
      <button>Elsewhere</button>
      <List onOpen={onOpen} onApprove={onApprove} />
    </>,
  );
  await user.keyboard('j');
  act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
  await user.keyboard('axo');
  await user.keyboard('j');
  const avi = screen.getByRole('row', { name: /Avi/ });
  expect(avi).toHaveFocus();
  jest.spyOn(avi, 'getBoundingClientRect').mockReturnValue({ top: -90, bottom: -42 } as DOMRect);
  await user.keyboard('axo');
  expect(screen.queryByRole('region', { name: 'Selected rows' })).toBeNull();
  expect(onApprove).not.toHaveBeenCalled();
  expect(onOpen).not.toHaveBeenCalled();
});

test('a press opens a row, its box chooses it, and one box chooses all', async () => {
  const onOpen = jest.fn();
  const { user } = renderScreen(<List onOpen={onOpen} />);
  await user.click(screen.getByText('Avi'));
  expect(onOpen).toHaveBeenCalledWith(people[1]);
  await user.click(screen.getByRole('checkbox', { name: 'Avi' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Send to Avi')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(await screen.findByText('Send to Dana and Avi and Noa')).toBeVisible();
});

test('the shift key chooses all rows between two', async () => {
  const { user } = renderScreen(<List />);
  await user.click(screen.getByRole('checkbox', { name: 'Noa' }));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Dana' }));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('Send to Dana and Avi and Noa')).toBeVisible();
});

test('a row that a filter has hidden is not chosen when it is back', async () => {
  function Filtered() {
    const [all, setAll] = useState(true);
    return (
      <>
        <button onClick={() => setAll(!all)}>Filter</button>
        <List rows={all ? people : people.slice(0, 1)} />
      </>
    );
  }
  const { user } = renderScreen(<Filtered />);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(await screen.findByText('1 selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  expect(screen.getByText('1 selected')).toBeVisible();
});

test('columns are chosen, and this device remembers them', async () => {
  const { user } = renderScreen(<List />);
  expect(screen.queryByText('#1')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns and row height' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Number' }));
  await user.click(screen.getByRole('checkbox', { name: 'Hours' }));
  await user.keyboard('j'); // no key of the table while the settings are open
  expect(screen.getByRole('checkbox', { name: 'Hours' })).toHaveFocus();
  expect(await screen.findByText('#1')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'Hours' })).toBeNull();
  expect(localStorage.getItem('rigbook.table-columns.people')).toBe('{"id":true,"hours":false}');
});

test('of many rows, only those near the window are rendered; all count', async () => {
  const many = Array.from({ length: 2000 }, (_, nth) => ({ id: `${nth}`, name: `Person ${nth}`, hours: 0 }));
  const { user } = renderScreen(<List rows={many} />);
  expect(screen.getAllByRole('rowheader').length).toBeLessThan(120);
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await waitFor(() => expect(screen.getByText('2,000 selected')).toBeVisible());
});

test('before rows are there, it says that they load; without any, it says so', () => {
  const { router } = renderScreen(
    <DeskTable
      name="people"
      label="People"
      rows={undefined}
      idOf={({ id }: Person) => id}
      nameOf={({ name }) => name}
      columns={columns}
      loading="Loading people..."
      empty={<p>No people</p>}
    />,
  );
  expect(router.state.location.pathname).toBe('/');
  expect(screen.getByRole('status')).toHaveTextContent('Loading people...');
  expect(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
});
