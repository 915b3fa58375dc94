import type { Booking } from '../../../../lib/http/answers.js';
import { isTyping } from '../../../../lib/device/typed-keys.js';
import { approved, requested } from '../../../../testing/examples.js';
import { shortcutOf } from '../booking-view/shortcuts.js';
import { nextToDecide, bookingBeside } from './use-decision-steps.js';

const list: readonly Booking[] = [
  { ...requested, id: 'first' },
  { ...approved, id: 'decided' },
  { ...requested, id: 'last' },
];
const none = () => false;

test('steps from one booking to the next, and stops at the ends', () => {
  expect(bookingBeside(list, 'first', 1)?.id).toBe('decided');
  expect(bookingBeside(list, 'last', -1)?.id).toBe('decided');
  expect(bookingBeside(list, 'last', 1)).toBeUndefined();
  expect(bookingBeside(list, 'first', -1)).toBeUndefined();
  expect(bookingBeside(list, 'somewhere else', 1)?.id).toBe('first');
  expect(bookingBeside(list, 'somewhere else', -1)?.id).toBe('last');
});

test('after a decision comes the next pending booking, starting over at the end of the list', () => {
  expect(nextToDecide(list, 'first', none)?.id).toBe('last');
  expect(nextToDecide(list, 'last', none)?.id).toBe('first');
  expect(nextToDecide(list, 'somewhere else', none)?.id).toBe('first');
  expect(nextToDecide(list, 'last', (id) => id === 'first')).toBeUndefined();
});

const press = (key: Partial<KeyboardEvent>) =>
  shortcutOf({ key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...key });

test('a letter is a shortcut, even on a Hebrew keyboard; with Ctrl it is the browser’s', () => {
  expect(press({ key: 'j', code: 'KeyJ' })).toBe('next');
  expect(press({ key: 'A', code: 'KeyA' })).toBe('approve');
  expect(press({ key: 'ח', code: 'KeyJ' })).toBe('next');
  // a Latin letter on a French keyboard: the key's label counts
  expect(press({ key: 'a', code: 'KeyQ' })).toBe('approve');
  expect(press({ key: 'r', code: 'KeyR', ctrlKey: true })).toBeUndefined();
  expect(press({ key: 'Enter', code: 'Enter' })).toBeUndefined();
});

test('a key held down keeps stepping and decides nothing', () => {
  expect(press({ key: 'j', code: 'KeyJ', repeat: true })).toBe('next');
  expect(press({ key: 'a', code: 'KeyA', repeat: true })).toBeUndefined();
});

test.each(['input', 'textarea', 'select'])('letters in a field (%s) are typed', (field) => {
  expect(isTyping(document.createElement(field))).toBe(true);
  expect(isTyping(document.createElement('button'))).toBe(false);
});
