import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen.js';
import { SearchBox } from './search-box.js';

let show: (words: string) => void;
const asked: string[] = [];

/** The words follow when the test says so, as an address does on a busy page. */
function Slow() {
  const [words, setWords] = useState('');
  show = setWords;
  return <SearchBox words={words} placeholder="Find" onSearch={(next) => asked.push(next)} />;
}

test('what is typed stays while the address follows, and a link replaces it', () => {
  renderScreen(<Slow />);
  const box = screen.getByRole('searchbox');
  const search = (words: string) => {
    fireEvent.change(box, { target: { value: words } });
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.keyUp(box, { key: 'Enter' });
  };
  search('un');
  search('unit 1');
  fireEvent.change(box, { target: { value: 'unit 10' } });
  act(() => show('un'));
  expect(box).toHaveValue('unit 10');
  act(() => show('unit 1'));
  expect(box).toHaveValue('unit 10');
  act(() => show('escort'));
  expect(box).toHaveValue('escort');
  expect(asked).toEqual(['un', 'unit 1']);
});
