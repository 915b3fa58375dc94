import { act, screen } from '@testing-library/react';
import { renderScreen } from '../testing/render-screen.js';
import { Tooltip } from './tooltip.js';

// After the last tooltip of another spec: specs share their modules.
let now = Date.now();
beforeEach(() => jest.useFakeTimers({ now: (now += 3_600_000) }));
afterEach(() => jest.useRealTimers());

function showTwo() {
  const { user } = renderScreen(
    <>
      <Tooltip text="What the first is for">
        <button>first</button>
      </Tooltip>
      <Tooltip text="What the second is for">
        <button>second</button>
      </Tooltip>
    </>,
  );
  return {
    hover: (name: string) => user.hover(screen.getByRole('button', { name })),
    click: (name: string) => user.click(screen.getByRole('button', { name })),
    press: (key: string) => user.keyboard(key),
    wait: (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds)),
    tooltip: () => screen.queryByRole('tooltip', { hidden: true })?.textContent,
  };
}

test('appears after 700 ms', async () => {
  const { hover, wait, tooltip } = showTwo();
  await hover('first');
  wait(690);
  expect(tooltip()).toBeUndefined();
  wait(20);
  expect(tooltip()).toBe('What the first is for');
});

test('the next one within 300 ms appears at once, later ones wait again', async () => {
  const { hover, press, wait, tooltip } = showTwo();
  await hover('first');
  wait(700);
  await press('{Escape}');
  wait(290);
  await hover('second');
  expect(tooltip()).toBe('What the second is for');
  await press('{Escape}');
  wait(310);
  await hover('first');
  expect(tooltip()).toBeUndefined();
});

test('appears at once on keyboard focus, and disappears on blur', async () => {
  const { press, tooltip } = showTwo();
  await press('{Tab}');
  expect(tooltip()).toBe('What the first is for');
  await press('{Tab}{Tab}');
  expect(tooltip()).toBeUndefined();
});

test('disappears with a click, which still triggers the control', async () => {
  const { hover, click, wait, tooltip } = showTwo();
  await hover('first');
  wait(700);
  await click('first');
  expect(tooltip()).toBeUndefined();
});
