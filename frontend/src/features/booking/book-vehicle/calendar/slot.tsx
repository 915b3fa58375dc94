import type { SlotState, SlotWithState } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import styles from './slot.module.css';

interface Props {
  readonly slot: SlotWithState;
  /** Lies within the hours that the start under the pointer would take. */
  readonly shaded: boolean;
  readonly explained: boolean;
  readonly onPoint: () => void;
  readonly onPress: () => void;
}

export const slotIcons: Readonly<Record<SlotState, IconName>> = {
  available: 'check',
  booked: 'ban',
  adminOnly: 'lock',
  past: 'minus',
};

/** One hour as a start: its clock, and its state in a word and an icon. One that can't be chosen says why. */
export function Slot({ slot, shaded, explained, onPoint, onPress }: Props) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={slot.state}
      data-shaded={shaded || undefined}
      aria-expanded={slot.state === 'available' ? undefined : explained}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      onClick={onPress}
    >
      <bdi dir="ltr" className={styles.clock}>
        {slot.label}
      </bdi>
      <span className={styles.state}>
        {text(`slotState.${slot.state}`)}
        <Icon name={slotIcons[slot.state]} size={16} />
      </span>
    </button>
  );
}
