import { weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../../config/paths.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../../lib/time/use-times.js';
import { Button } from '../../../../../ui/button.js';
import { Panel } from '../../../../../ui/content/panel.js';
import { Empty } from '../../../../../ui/feedback/empty.js';
import { ConfirmDialog } from '../../../../../ui/feedback/confirm-dialog.js';
import { Loaded } from '../../../../../ui/feedback/loaded.js';
import { Icon } from '../../../../../ui/icon.js';
import { clockOfHour, useWeekdayName } from '../../../standing-shifts/use-shift-in-words.js';
import { type Floor, floorsQuery, useRemoveFloor } from '../../api/coverage.js';
import { FloorEditor } from './floor-editor.js';

type Open = { readonly dialog: 'add' } | { readonly dialog: 'edit' | 'remove'; readonly floor: Floor };

/** How many vehicles of a type are to be free or on shift, in which hours of the week. */
export function CoverageFloors() {
  const text = useText();
  const floors = useQuery(floorsQuery);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const add = (
    <Button look="primary" icon={<Icon name="plus" />} onClick={() => setOpen({ dialog: 'add' })}>
      {text('coverage.add')}
    </Button>
  );
  return (
    <>
      <p className="mb-2">
        <Link className="inline-flex items-center min-h-(--target)" to={paths.adminFleet}>
          {text('coverage.toFleet')}
        </Link>
      </p>
      <h2 className="mb-2 text-lg font-bold">{text('coverage.floors')}</h2>
      <p className="mb-4 max-w-[72ch] text-soft">{text('coverage.floorsHint')}</p>
      <Loaded query={floors} label={text('coverage.loading')} lines={4}>
        {(all) =>
          all.length === 0 ? (
            <Empty icon="car">
              <p>{text('coverage.noFloors')}</p>
              {add}
            </Empty>
          ) : (
            <div className="grid gap-4">
              <div className="flex justify-end">{add}</div>
              {[...new Set(all.map(({ vehicleType }) => vehicleType))].map((type) => (
                <Panel key={type} title={<bdi>{type}</bdi>}>
                  <ul className="grid gap-3">
                    {all.map(
                      (floor) =>
                        floor.vehicleType === type && <FloorRow key={floor.id} floor={floor} onOpen={setOpen} />,
                    )}
                  </ul>
                </Panel>
              ))}
            </div>
          )
        }
      </Loaded>
      {open?.dialog === 'add' && <FloorEditor floor={null} onClose={close} />}
      {open?.dialog === 'edit' && <FloorEditor floor={open.floor} onClose={close} />}
      {open?.dialog === 'remove' && <RemoveFloor floor={open.floor} onClose={close} />}
    </>
  );
}

interface FloorRowProps {
  readonly floor: Floor;
  readonly onOpen: (open: Open) => void;
}

function FloorRow({ floor, onOpen }: FloorRowProps) {
  const text = useText();
  const words = useFloorInWords()(floor);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2">
      <span>{words}</span>
      <span className="flex gap-2">
        <Button
          small
          aria-label={text('coverage.editNamed', { floor: words })}
          onClick={() => onOpen({ dialog: 'edit', floor })}
        >
          {text('coverage.edit')}
        </Button>
        <Button
          small
          danger
          aria-label={text('coverage.removeNamed', { floor: words })}
          onClick={() => onOpen({ dialog: 'remove', floor })}
        >
          {text('coverage.remove')}
        </Button>
      </span>
    </li>
  );
}

/** `At least 1 free · Fri · 22:00 - 02:00` */
function useFloorInWords() {
  const text = useText();
  const times = useTimes();
  const nameOf = useWeekdayName();
  return ({ counts, least, weekdays: of, fromHour, untilHour }: Floor): string => {
    const days =
      of.length === weekdays.length ? text('coverage.everyDay') : of.map((one) => nameOf(one, 'short')).join(', ');
    const clocks = times.written(`${clockOfHour(fromHour)} - ${untilHour === 24 ? '24:00' : clockOfHour(untilHour)}`);
    return [text(`coverage.floor.${counts}`, { least }), days, clocks].join(' · ');
  };
}

function RemoveFloor({ floor, onClose }: { readonly floor: Floor; readonly onClose: () => void }) {
  const text = useText();
  const words = useFloorInWords()(floor);
  const command = useRemoveFloor(floor.id);
  return (
    <ConfirmDialog
      title={text('coverage.removeTitle')}
      keepLabel={text('coverage.keepFloor')}
      confirmLabel={text('coverage.remove')}
      busyLabel={text('coverage.removing')}
      command={command}
      failedTitle={text('coverage.removeFailed')}
      doneTitle={text('coverage.removed')}
      onClose={onClose}
    >
      <bdi>{floor.vehicleType}</bdi>: {words}
    </ConfirmDialog>
  );
}
