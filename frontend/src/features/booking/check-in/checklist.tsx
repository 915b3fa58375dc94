import { checklistPercent, missingRequiredItems } from '@rigbook/contracts/booking/shift/check-in.rules';
import { type CheckInGroup, type CheckInItem, checkInItems } from '@rigbook/contracts/booking/shift/check-in.words';
import { useText } from '../../../lib/i18n/use-text.js';
import { Panel } from '../../../ui/content/panel.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar.js';
import styles from './check-in.module.css';

/** Ticked items out of all 16. */
export function CheckInProgress({ ticked }: { ticked: readonly CheckInItem[] }) {
  const text = useText();
  const percent = checklistPercent(ticked);
  const words = text('checkIn.complete', { percent });
  return (
    <div className="grid gap-1.5">
      <p className="text-xl font-bold tabular-nums">{words}</p>
      <ProgressBar percent={percent} label={words} />
    </div>
  );
}

/** Progress, and which required items are still missing. */
export function MissingItems({ ticked }: { ticked: readonly CheckInItem[] }) {
  const text = useText();
  const missing = missingRequiredItems(ticked);
  return (
    <p className="text-sm tabular-nums">
      <strong>{text('checkIn.ticked', { ticked: ticked.length, all: checkInItems.length })}</strong>{' '}
      {missing.length === 0
        ? text('checkIn.allRequired')
        : text('checkIn.stillMissing', { items: missing.map((item) => text(`checkInItem.${item}`)).join(', ') })}
    </p>
  );
}

interface Props {
  readonly group: CheckInGroup;
  readonly ticked: readonly CheckInItem[];
  /** After a submit that was refused because of it. */
  readonly showMissing: boolean;
  readonly onChange: (ticked: readonly CheckInItem[]) => void;
}

/** Rows large enough to tick with gloves on; the whole row is the target. */
export function ChecklistGroup({ group, ticked, showMissing, onChange }: Props) {
  const text = useText();
  const items = checkInItems.filter((item) => item.group === group);
  const done = items.filter(({ id }) => ticked.includes(id)).length;
  return (
    <Panel
      title={text(`checkInGroup.${group}`)}
      aside={
        <span className="text-soft tabular-nums">{text('checkIn.ticked', { ticked: done, all: items.length })}</span>
      }
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
                <span className="flex-1">
                  {text(`checkInItem.${id}`)}
                  {detail !== '' && <span className="block text-soft text-sm">{text(`checkInItem.${id}.detail`)}</span>}
                </span>
                {required && <span className="text-soft text-xs font-semibold">{text('checkIn.required')}</span>}
              </label>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
