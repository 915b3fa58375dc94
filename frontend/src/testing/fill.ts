import type { UserEvent } from '@testing-library/user-event';

/** Enters a text at once behind what stands in the field: as a paste, since a key at a time costs a render each. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
