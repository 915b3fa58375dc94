import { fireEvent, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a list of antd's, unless it is open, and chooses from it. Where the option is missing, the error shows the others. */
export async function choose(user: UserEvent, list: HTMLElement, option: string): Promise<void> {
  // a press on an open list closes it
  if (list.getAttribute('aria-expanded') !== 'true') await user.click(list);
  const listed = await waitFor(() => within(optionsOf(list)).getByTitle(option));
  fireEvent.click(listed);
}

function optionsOf(list: HTMLElement): HTMLElement {
  const options = document.getElementById(list.getAttribute('aria-controls') ?? '')?.parentElement;
  if (!options) throw new Error('The list is not open');
  return options;
}
