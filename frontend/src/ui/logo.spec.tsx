import { render } from '@testing-library/react';
import { Logo } from './logo.js';

const secondsOf = (logo: Element) => logo.querySelector<SVGGElement>('.turning')?.style.animationDuration;

test('turns once in three seconds by default, or in the given time', () => {
  expect(secondsOf(render(<Logo turning />).container)).toBe('3s');
  expect(secondsOf(render(<Logo turning seconds={2.5} />).container)).toBe('2.5s');
});

test('stands still where it is only a mark', () => {
  expect(secondsOf(render(<Logo />).container)).toBeUndefined();
});
