import { floorLimits } from '@rigbook/contracts/vehicle-coverage/floor.rules';
import { coverageCounts } from '@rigbook/contracts/vehicle-coverage/coverage.words';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../../lib/time/use-times.js';
import { Button } from '../../../../../ui/button.js';
import { Actions, Dialog, DialogForm } from '../../../../../ui/dialog.js';
import { Refusal } from '../../../../../ui/feedback/refusal.js';
import { Choice } from '../../../../../ui/form/choice.js';
import { NativeSegmented } from '../../../../../ui/form/native-segmented.js';
import { useAttempt } from '../../../../../ui/toasts/use-attempt.js';
import { showToast } from '../../../../../ui/toasts/toast-store.js';
import { fleetQuery } from '../../../../fleet/api/get-fleet.js';
import { clockOfHour } from '../../../standing-shifts/use-shift-in-words.js';
import { HourSelect } from '../../standing-shifts/hour-select.js';
import { WeekdayBoxes } from '../../standing-shifts/weekday-boxes.js';
import { type AskedFloor, type Floor, useSaveFloor } from '../../api/coverage.js';

const usual: AskedFloor = { vehicleType: '', counts: 'free', least: 1, weekdays: [], fromHour: 0, untilHour: 24 };

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, nth) => from + nth);

/** A new floor, or one that changes. Without a type or a day it says so next to the field. */
export function FloorEditor({ floor, onClose }: { readonly floor: Floor | null; readonly onClose: () => void }) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const [asked, setAsked] = useState<AskedFloor>(() => {
    const { id: _id, ...known } = floor ?? { id: '', ...usual };
    return known;
  });
  const [tried, setTried] = useState(false);
  const save = useSaveFloor(floor);
  const fleet = useQuery(fleetQuery).data ?? [];
  const types = [...new Set([...fleet.map(({ type }) => type), ...(floor ? [floor.vehicleType] : [])])].toSorted();
  const change = (changes: Partial<AskedFloor>) => setAsked((before) => ({ ...before, ...changes }));
  const { vehicleType, counts, least, weekdays, fromHour, untilHour } = asked;
  const clock = (hour: number) => times.written(hour === 24 ? '24:00' : clockOfHour(hour));

  const submit = async () => {
    setTried(true);
    if (vehicleType === '' || weekdays.length === 0) return;
    if (await attempt(save.mutateAsync(asked), text('coverage.saveFailed'))) {
      showToast({ title: text('coverage.saved'), tone: 'success' });
      onClose();
    }
  };
  return (
    <Dialog title={text(floor ? 'coverage.changeFloor' : 'coverage.newFloor')} width={520} onClose={onClose}>
      <DialogForm onSubmit={submit}>
        <Choice
          label={text('coverage.vehicleType')}
          placeholder={text('coverage.chooseType')}
          value={vehicleType === '' ? undefined : vehicleType}
          error={tried && vehicleType === '' ? text('coverage.typeMissing') : undefined}
          options={types.map((value) => ({ value, label: value }))}
          onChange={(value) => change({ vehicleType: value })}
        />
        <NativeSegmented
          label={text('coverage.counts')}
          value={counts}
          options={coverageCounts.map((value) => ({ value, label: text(`coverage.counts.${value}`) }))}
          onChange={(value) => change({ counts: value })}
        />
        <HourSelect
          label={text('coverage.least')}
          value={least}
          options={numbers(floorLimits.least, floorLimits.most).map((value) => ({ value, label: String(value) }))}
          onChange={(value) => change({ least: value })}
        />
        <WeekdayBoxes
          weekdays={weekdays}
          problem={tried && weekdays.length === 0 ? text('coverage.weekdaysMissing') : undefined}
          onChange={(value) => change({ weekdays: [...value] })}
        />
        <div className="grid grid-cols-[1fr_1fr] gap-3">
          <HourSelect
            label={text('coverage.from')}
            value={fromHour}
            options={numbers(0, 23).map((value) => ({ value, label: clock(value) }))}
            onChange={(value) => change({ fromHour: value })}
          />
          <HourSelect
            label={text('coverage.until')}
            value={untilHour}
            options={numbers(1, 24).map((value) => ({
              value,
              label: value > fromHour ? clock(value) : text('coverage.untilNextDay', { clock: clock(value) }),
            }))}
            onChange={(value) => change({ untilHour: value })}
          />
        </div>
        <Refusal error={save.error} />
        <Actions>
          <Button onClick={onClose}>{text('dialog.cancel')}</Button>
          <Button look="primary" type="submit" busy={save.isPending}>
            {text(save.isPending ? 'coverage.saving' : 'coverage.save')}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
