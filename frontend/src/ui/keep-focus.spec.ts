import { waitFor } from '@testing-library/react';
import { focusNear, keepFocus, placesNear } from './keep-focus.js';

const page = (html: string) => {
  document.body.innerHTML = html;
  return (id: string) => document.getElementById(id)!;
};
const list = '<main id="main" tabindex="-1"><ul><li id="1"><button id="b1"></button></li><li id="2"></li></ul></main>';

let end: () => void = () => undefined;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

test('a button that disappears leaves the focus to its row', async () => {
  const part = page(list);
  part('b1').focus();
  part('b1').remove();
  await waitFor(() => expect(part('1')).toHaveFocus());
});

test('a row that disappears leaves the focus to the next row, and the last one to what is around', async () => {
  const part = page(list);
  part('b1').focus();
  part('1').remove();
  await waitFor(() => expect(part('2')).toHaveFocus());
  part('2').remove();
  await waitFor(() => expect(part('main')).toHaveFocus());
});

test('a button that disappears beside another one leaves the focus to that', async () => {
  const part = page('<form><button id="discard"></button><button id="save"></button></form>');
  part('discard').focus();
  part('discard').remove();
  await waitFor(() => expect(part('save')).toHaveFocus());
});

test('the focus that a person took away, or gave to something else, stays as it is', async () => {
  const part = page(`${list}<button id="other"></button>`);
  part('b1').focus();
  part('b1').blur();
  await Promise.resolve();
  part('1').remove();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body).toHaveFocus();
  part('2').tabIndex = -1;
  part('2').focus();
  part('2').remove();
  part('other').focus();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(part('other')).toHaveFocus();
});

test('what opened a dialog has the focus again, or what is near if that is gone', () => {
  const part = page(list);
  const places = placesNear(part('b1'));
  focusNear(places);
  expect(part('b1')).toHaveFocus();
  part('1').remove();
  focusNear(places);
  expect(part('2')).toHaveFocus();
});
