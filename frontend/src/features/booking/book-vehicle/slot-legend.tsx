import { slotStateLabels, type SlotState } from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { useText } from '../../../lib/i18n/use-text.js';
import { Icon } from '../../../ui/icon.js';
import { slotIcons } from './slot.js';
import styles from './slot-panel.module.css';

export function SlotLegend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('book.legend')}>
      {(Object.keys(slotStateLabels) as SlotState[]).map((state) => (
        <li key={state} data-state={state}>
          <Icon name={slotIcons[state]} size={16} />
          {text(`slotState.${state}`)}
        </li>
      ))}
    </ul>
  );
}
