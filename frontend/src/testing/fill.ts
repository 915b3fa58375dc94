import type { UserEvent } from '@testing-library/user-event';

/** Adds text at the end of a field in one paste, since typing key by key costs a render each. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
