import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Opens a list of antd's and chooses from it. */
export async function choose(user: UserEvent, list: HTMLElement, option: string): Promise<void> {
  await user.click(list);
  const listed = await screen.findByTitle(option);
  fireEvent.click(listed);
}
