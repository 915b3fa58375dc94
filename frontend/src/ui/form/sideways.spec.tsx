import { render, screen } from '@testing-library/react';
import { Sideways } from './sideways.js';

const wide = { left: 0, right: 300 };
let choice = { left: 100, right: 200 };

beforeEach(() => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.tagName === 'LABEL' ? choice : wide) as DOMRect;
  });
});

afterEach(() => jest.restoreAllMocks());

const line = (chosen: string) => (
  <Sideways chosen={chosen}>
    <label>
      <input type="radio" checked readOnly /> All
    </label>
  </Sideways>
);

const scrolled = () => screen.getByText('All').parentElement?.scrollLeft;

test.each([
  ['in sight', { left: 100, right: 200 }, 0],
  ['beyond the left end', { left: -50, right: 50 }, -50],
  ['beyond the right end', { left: 280, right: 340 }, 40],
])('a chosen one %s', (_where, at, expected) => {
  choice = at;
  render(line('all'));
  expect(scrolled()).toBe(expected);
});

test('another choice is brought into sight, too; what was scrolled by hand stays', () => {
  choice = { left: 100, right: 200 };
  const { rerender } = render(line('all'));
  choice = { left: 280, right: 340 };
  rerender(line('all'));
  expect(scrolled()).toBe(0);
  rerender(line('other'));
  expect(scrolled()).toBe(40);
});
