import type { KeyboardEvent } from 'react';

/** For antd's menus, whose items answer only Enter. */
export function chooseWithSpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ' || !(event.target instanceof HTMLElement)) return;
  event.preventDefault(); // or the page scrolls
  event.target.click();
}
