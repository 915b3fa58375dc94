import { checklistPercent } from '@rigbook/contracts/booking/shift/check-in.rules';
import { type CheckInGroup, type CheckInItem, checkInItems } from '@rigbook/contracts/booking/shift/check-in.words';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useSeenRows } from '../../../lib/device/use-seen-rows.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { ProgressBar } from '../../../ui/feedback/progress-bar.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { Icon } from '../../../ui/icon.js';
import styles from './check-in.module.css';

type Items = readonly CheckInItem[];

/** Ticked items out of all 16. */
export function CheckInProgress({ ticked, children }: { readonly ticked: Items; readonly children: ReactNode }) {
  const text = useText();
  const percent = checklistPercent(ticked);
  const words = text('checkIn.complete', { percent });
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-xl font-bold tabular-nums">{words}</p>
        {children}
      </div>
      <ProgressBar percent={percent} label={words} />
    </div>
  );
}

interface Props {
  readonly group: CheckInGroup;
  readonly ticked: Items;
  /** Leaves out what a shift may begin without. */
  readonly requiredOnly?: boolean;
  /** After a submit that was refused because of it. */
  readonly showMissing: boolean;
  readonly onChange: (ticked: Items) => void;
}

/** Rows large enough to tick with gloves on; the whole row is the target. */
export function ChecklistGroup({ group, ticked, requiredOnly = false, showMissing, onChange }: Props) {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);
  const { seen, see } = useSeenRows(list);
  const items = checkInItems.filter((item) => item.group === group && (item.required || !requiredOnly));
  const open = items.map(({ id }) => id).filter((id) => !ticked.includes(id));
  return (
    <Panel
      title={text(`checkInGroup.${group}`)}
      aside={
        <span className="text-soft tabular-nums">
          {text('checkIn.ticked', { ticked: items.length - open.length, all: items.length })}
        </span>
      }
    >
      <ul ref={list} className={styles.items}>
        {items.map(({ id, detail, required }) => {
          const on = ticked.includes(id);
          return (
            <li key={id} data-row={id} onFocus={() => see(id)}>
              <label className={styles.item} data-missing={(showMissing && required && !on) || undefined}>
                <TickBox
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
      <AllFine
        group={group}
        open={open}
        unseen={open.filter((id) => !seen.has(id)).length}
        ticked={ticked}
        onChange={onChange}
      />
    </Panel>
  );
}

interface AllFineProps {
  readonly group: CheckInGroup;
  /** Items of the group that are not ticked, and how many of them were not on the screen yet. */
  readonly open: Items;
  readonly unseen: number;
  readonly ticked: Items;
  readonly onChange: (ticked: Items) => void;
}

/** Ticks the rest of a group, once all of it was on the screen. The way back is another button, for those ticks alone: a second tap in gloves changes nothing. */
function AllFine({ group, open, unseen, ticked, onChange }: AllFineProps) {
  const text = useText();
  const hintId = useId();
  const [added, setAdded] = useState<Items>([]);
  const done = open.length === 0;
  // what was taken off since, and ticked again, is the person's own tick
  const stillAdded = added.filter((id) => !open.includes(id));
  if (stillAdded.length < added.length) setAdded(stillAdded);
  const tickAll = () => {
    if (done || unseen > 0) return;
    setAdded(open);
    onChange([...ticked, ...open]);
  };
  return (
    <div className="grid gap-1 mt-2">
      <div className="flex gap-2">
        <div className="flex-1">
          <Button
            wide
            icon={done && <Icon name="check" />}
            aria-disabled={done || unseen > 0}
            aria-label={text('checkIn.allFineIn', { group: text(`checkInGroup.${group}`) })}
            aria-describedby={hintId}
            onClick={tickAll}
          >
            {text('checkIn.allFine')}
          </Button>
        </div>
        {done && added.length > 0 && (
          <Button look="quiet" onClick={() => onChange(ticked.filter((id) => !added.includes(id)))}>
            {text('checkIn.undo')}
          </Button>
        )}
      </div>
      <p id={hintId} className="text-soft text-sm">
        {done
          ? text('checkIn.groupTicked')
          : unseen > 0
            ? text('checkIn.lookFirst', { left: unseen })
            : text('checkIn.ticksRest', { left: open.length })}
      </p>
    </div>
  );
}
