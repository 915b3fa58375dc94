import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen.js';
import { SearchBox } from './search-box.js';

const asked: string[] = [];

/** The words follow when a link is pressed, as an address does on a busy page. */
function Slow({ links }: { links: readonly string[] }) {
  const [words, setWords] = useState('');
  return (
    <>
      <SearchBox words={words} placeholder="Find" onSearch={(next) => asked.push(next)} />
      {links.map((link) => (
        <button key={link} onClick={() => setWords(link)}>
          {link}
        </button>
      ))}
    </>
  );
}

test('what is typed stays while the address follows, and a link replaces it', () => {
  renderScreen(<Slow links={['un', 'unit 1', 'escort']} />);
  const follow = (words: string) => fireEvent.click(screen.getByRole('button', { name: words }));
  const box = screen.getByRole('searchbox');
  const search = (words: string) => {
    fireEvent.change(box, { target: { value: words } });
    fireEvent.keyDown(box, { key: 'Enter' });
    fireEvent.keyUp(box, { key: 'Enter' });
  };
  search('un');
  search('unit 1');
  fireEvent.change(box, { target: { value: 'unit 10' } });
  follow('un');
  expect(box).toHaveValue('unit 10');
  follow('unit 1');
  expect(box).toHaveValue('unit 10');
  follow('escort');
  expect(box).toHaveValue('escort');
  expect(asked).toEqual(['un', 'unit 1']);
});
