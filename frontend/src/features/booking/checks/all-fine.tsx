import { useId, useState } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';

type Items = readonly string[];

interface AllFineProps {
  readonly group: string;
  /** Items of the group that are not ticked, and how many of them were not on the screen yet. */
  readonly open: Items;
  readonly unseen: number;
  readonly ticked: Items;
  readonly onChange: (ticked: Items) => void;
}

/** Ticks the rest of a group, once all of it was on the screen. The way back is another button, for those ticks alone: a second tap in gloves changes nothing. */
export function AllFine({ group, open, unseen, ticked, onChange }: AllFineProps) {
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
            aria-label={text('checkIn.allFineIn', { group })}
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
