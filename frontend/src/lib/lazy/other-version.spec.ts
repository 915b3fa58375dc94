import { fireEvent, renderHook } from '@testing-library/react';
import { beforeLeaving } from '../device/before-leaving.js';
import { postponeNewVersion, useNewVersion } from '../new-version.js';
import { leaveThisVersion } from './other-version.js';
import { watchForWork } from './unsaved-work.js';

const offered = () => renderHook(useNewVersion).result.current !== undefined;

beforeAll(() => {
  watchForWork();
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom cannot load a page again
});
beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<input>';
});
afterEach(postponeNewVersion);

test('the newer version is loaded at once where nothing is lost, and only once', () => {
  leaveThisVersion();
  expect(offered()).toBe(false);
  leaveThisVersion();
  expect(offered()).toBe(true);
});

test('two versions that are served in turn are each left once', () => {
  for (const [version, expected] of [
    ['old', false],
    ['new', false],
    ['old', true],
  ] as const) {
    document.body.innerHTML = `<script type="module" src="/${version}.js"></script>`;
    leaveThisVersion();
    expect(offered()).toBe(expected);
  }
});

test('the newer version is offered while something unfinished would be lost', () => {
  const stay = beforeLeaving(async () => undefined);
  leaveThisVersion();
  stay();
  expect(offered()).toBe(true);
});

test('the newer version is offered where something was chosen', () => {
  document.body.innerHTML = '<select><option>A</option><option>B</option></select>';
  fireEvent.change(document.querySelector('select') as HTMLSelectElement, { target: { value: 'B' } });
  leaveThisVersion();
  expect(offered()).toBe(true);
});

test('the newer version is offered where something was typed', () => {
  fireEvent.input(document.querySelector('input') as HTMLInputElement, { target: { value: 'BLS1' } });
  leaveThisVersion();
  expect(offered()).toBe(true);
});

test('the newer version is offered while a dialog is open', () => {
  document.body.innerHTML = '<div role="dialog"></div>';
  leaveThisVersion();
  expect(offered()).toBe(true);
});

test('a field that is gone holds nothing', () => {
  fireEvent.input(document.querySelector('input') as HTMLInputElement, { target: { value: 'BLS1' } });
  document.body.innerHTML = '';
  leaveThisVersion();
  expect(offered()).toBe(false);
});
