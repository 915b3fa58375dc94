import { useText } from '../../../../lib/i18n/use-text.js';
import { useDecisions } from '../deciding/use-decisions.js';
import styles from './booking-view.module.css';
import { shortcuts } from './shortcuts.js';

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
