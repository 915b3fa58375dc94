type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The letter of a key pressed alone. On non-Latin keyboards, the position of the key counts. */
export function letterOf({ key, code, ctrlKey, metaKey, altKey }: Key): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const letter = (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
  return /^[a-z]$/.test(letter) ? letter : undefined;
}

/** Keys typed into a field or choosing from a list are not shortcuts. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]') !== null;
