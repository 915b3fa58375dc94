export const shortcuts = { next: 'j', previous: 'k', approve: 'a', reject: 'r', undo: 'u' } as const;
export type Shortcut = keyof typeof shortcuts;

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat'>;

const names = Object.keys(shortcuts) as Shortcut[];
/** Held down they go on; a decision is one press. */
const mayRepeat: readonly Shortcut[] = ['next', 'previous'];

/** What the key stands for. On a keyboard of another alphabet it is the place of the key that counts. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey, repeat }: Key): Shortcut | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  const letter = (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
  const found = names.find((name) => shortcuts[name] === letter);
  return found !== undefined && repeat && !mayRepeat.includes(found) ? undefined : found;
}

/** Letters that are typed into a field, or that choose from a list, are no shortcuts. */
export const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
