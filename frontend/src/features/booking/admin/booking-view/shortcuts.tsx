import { useText } from '../../../../lib/i18n/use-text.js';
import { useDecisions } from '../deciding/undoable-decision.js';
import styles from './booking-view.module.css';

const shortcuts = { next: 'j', previous: 'k', approve: 'a', reject: 'r', undo: 'u' } as const;
type Shortcut = keyof typeof shortcuts;

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

interface Props {
  readonly approves: boolean;
  readonly rejects: boolean;
  readonly rejecting: boolean;
}

/** What the keyboard does here. */
export function KeysLine({ approves, rejects, rejecting }: Props) {
  const text = useText();
  const { held } = useDecisions();
  const keys = rejecting
    ? [
        ['Ctrl + Enter', text('diary.reject')],
        ['Esc', text('deciding.back')],
      ]
    : [
        [shortcuts.next, text('keys.next')],
        [shortcuts.previous, text('keys.previous')],
        ...(approves ? [[shortcuts.approve, text('diary.approve')]] : []),
        ...(rejects ? [[shortcuts.reject, text('diary.reject')]] : []),
        ...(held ? [[shortcuts.undo, text('deciding.undo')]] : []),
        ['Esc', text('dialog.close')],
      ];
  return (
    <p className={styles.keysLine}>
      {keys.map(([key, does]) => (
        <span key={key}>
          <kbd>{key}</kbd> {does}
        </span>
      ))}
    </p>
  );
}
