import { checkInItems, type CheckInGroup, type CheckInItem } from '@rigbook/contracts/booking/shift/check-in.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { Panel } from '../../../ui/content/panel.js';
import styles from './check-in.module.css';

interface Props {
  readonly group: CheckInGroup;
  readonly ticked: readonly CheckInItem[];
  /** After a submit that was refused for it. */
  readonly showMissing: boolean;
  readonly onChange: (ticked: readonly CheckInItem[]) => void;
}

/** Rows that are large enough to be ticked with gloves on; the whole row is the target. */
export function ChecklistGroup({ group, ticked, showMissing, onChange }: Props) {
  const text = useText();
  const items = checkInItems.filter((item) => item.group === group);
  const done = items.filter(({ id }) => ticked.includes(id)).length;
  return (
    <Panel
      title={text(`checkInGroup.${group}`)}
      aside={<span className={styles.count}>{text('checkIn.ticked', { ticked: done, all: items.length })}</span>}
    >
      <ul className={styles.items}>
        {items.map(({ id, detail, required }) => {
          const on = ticked.includes(id);
          return (
            <li key={id}>
              <label className={styles.item} data-missing={(showMissing && required && !on) || undefined}>
                <input
                  type="checkbox"
                  name={id}
                  checked={on}
                  aria-required={required}
                  onChange={() => onChange(on ? ticked.filter((other) => other !== id) : [...ticked, id])}
                />
                <span className={styles.words}>
                  {text(`checkInItem.${id}`)}
                  {detail !== '' && <span className={styles.detail}>{text(`checkInItem.${id}.detail`)}</span>}
                </span>
                {required && <span className={styles.required}>{text('checkIn.required')}</span>}
              </label>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
