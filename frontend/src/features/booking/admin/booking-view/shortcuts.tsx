import { letterOf } from '../../../../lib/device/typed-keys.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useDecisions } from '../shared/undo/undoable-decision.js';
import styles from './booking-view.module.css';

const shortcuts = { next: 'j', previous: 'k', approve: 'a', reject: 'r', undo: 'u' } as const;
type Shortcut = keyof typeof shortcuts;

type Key = Parameters<typeof letterOf>[0] & Pick<KeyboardEvent, 'repeat'>;

const names = Object.keys(shortcuts) as Shortcut[];
/** These repeat while held down; a decision takes one press. */
const mayRepeat: readonly Shortcut[] = ['next', 'previous'];

export function shortcutOf(key: Key): Shortcut | undefined {
  const letter = letterOf(key);
  const found = names.find((name) => shortcuts[name] === letter);
  return found !== undefined && key.repeat && !mayRepeat.includes(found) ? undefined : found;
}

interface Props {
  readonly approves: boolean;
  readonly rejects: boolean;
  readonly rejecting: boolean;
}

/** The keyboard shortcuts available here. */
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
        ...(held.length > 0 ? [[shortcuts.undo, text('deciding.undo')]] : []),
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
