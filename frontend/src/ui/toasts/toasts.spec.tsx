import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { english, hebrew } from '../../testing/wordings.js';
import { renderScreen } from '../../testing/render-screen.js';
import { toast } from '../../testing/toast.js';
import { dismissToast, showToast, toastStore, type ToastContent } from './toast-store.js';
import { Toasts } from './toasts.js';

beforeEach(() => {
  jest.useFakeTimers();
  renderScreen(<p>A screen</p>, '/', english, <Toasts />);
});
afterEach(() => jest.useRealTimers());

const show = (content: ToastContent) => act(() => void showToast(content));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shown = (title: string) => toast().queryByText(title);

test('one at a time: a new toast replaces the previous one', () => {
  show({ title: 'Booking Submitted' });
  show({ title: 'Booking cancelled', description: 'The hours are free again.' });
  expect(shown('Booking cancelled')).toBeVisible();
  expect(shown('The hours are free again.')).toBeVisible();
  expect(shown('Booking Submitted')).toBeNull();
});

test('goes by itself after five seconds', () => {
  show({ title: 'Booking Submitted' });
  wait(4900);
  expect(shown('Booking Submitted')).toBeVisible();
  wait(200);
  expect(shown('Booking Submitted')).toBeNull();
});

test('what asks for more in a form goes with the next change there, and stays for a tap beside it', () => {
  const form = document.body.appendChild(document.createElement('form'));
  form.innerHTML = '<p>Oxygen tank</p><input type="checkbox"><button type="button">5% more</button>';
  const [beside, box, more] = [...form.children];
  show({ title: 'Required Items Missing', asksForMore: true });
  act(() => void fireEvent.click(beside as Element));
  expect(shown('Required Items Missing')).toBeVisible();
  for (const control of [box, more]) {
    show({ title: 'Required Items Missing', asksForMore: true });
    act(() => void fireEvent.click(control as Element));
    expect(shown('Required Items Missing')).toBeNull();
  }
  show({ title: 'Booking Failed' });
  act(() => void fireEvent.click(box as Element));
  expect(shown('Booking Failed')).toBeVisible();
  form.remove();
});

/** jsdom has no PointerEvent; only its position matters here. */
function swipe(x: number) {
  const item = screen.getByRole('listitem');
  item.setPointerCapture = () => undefined;
  const point = (type: string, travelled: number) =>
    fireEvent(item, new MouseEvent(type, { bubbles: true, button: 0, clientX: 200 + travelled, clientY: 100 }));
  point('pointerdown', 0);
  point('pointermove', x / 2);
  point('pointermove', x);
  point('pointerup', x);
}

test('a swipe to the right of more than 50 px dismisses it', () => {
  show({ title: 'Booking Submitted' });
  swipe(51);
  expect(shown('Booking Submitted')).toBeNull();
});

test.each([50, -120])('a swipe of %d px leaves it where it is', (x) => {
  show({ title: 'Booking Submitted' });
  swipe(x);
  expect(shown('Booking Submitted')).toBeVisible();
});

test('in Hebrew it is at the other edge, and the swipe goes there', () => {
  cleanup();
  renderScreen(<p>A screen</p>, '/', hebrew);
  show({ title: 'ההזמנה נשלחה' });
  swipe(120);
  expect(screen.getByText('ההזמנה נשלחה')).toBeVisible();
  swipe(-51);
  expect(screen.queryByText('ההזמנה נשלחה')).toBeNull();
});

test('F8 moves the focus to it', () => {
  show({ title: 'Booking Submitted' });
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(screen.getByRole('region', { name: /notifications/i })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

test('a dismissed toast is removed 1,000,000 ms later', () => {
  show({ title: 'Booking Submitted' });
  act(dismissToast);
  expect(shown('Booking Submitted')).toBeNull();
  wait(999_999);
  expect(toastStore.current()).toMatchObject({ title: 'Booking Submitted', open: false });
  wait(1);
  expect(toastStore.current()).toBeUndefined();
});

test('the toast that follows a dismissed one stays', () => {
  show({ title: 'Booking Submitted' });
  act(dismissToast);
  wait(999_000);
  show({ title: 'Booking cancelled' });
  wait(2000);
  expect(shown('Booking cancelled')).toBeVisible();
});

test('stands above the bars with buttons at the lower end of the screen', () => {
  const bar = document.body.appendChild(document.createElement('div'));
  bar.dataset['clearOfToasts'] = '';
  const at = (top: number, bottom = window.innerHeight) =>
    (bar.getBoundingClientRect = () => ({ top, bottom, height: bottom - top }) as DOMRect);
  at(window.innerHeight - 64);
  show({ title: 'Booking Submitted' });
  const viewport = () => screen.getByRole('listitem').parentElement?.style.getPropertyValue('--bars');
  expect(viewport()).toBe('64px');
  at(window.innerHeight - 120);
  wait(300);
  expect(viewport()).toBe('120px');
  at(window.innerHeight - 220, window.innerHeight - 160); // of a dialog: the toast has room below
  wait(300);
  expect(viewport()).toBe('0px');
  bar.remove();
});

test('the focus goes back where it came from once the button of a toast is pressed', () => {
  const before = document.body.appendChild(document.createElement('button'));
  show({ title: 'Approving...', action: { label: 'Undo', run: () => undefined } });
  const undo = screen.getByRole('button', { name: 'Undo' });
  act(() => before.focus());
  act(() => undo.focus());
  fireEvent.click(undo);
  expect(before).toHaveFocus();
  before.remove();
});
