import type { FuelLevel } from '@rigbook/contracts/booking/shift/check-in.words';
import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import { Slider } from 'antd';
import { useId } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { type StatusHue, StatusTag } from '../../../ui/content/status-tag.js';
import { Icon } from '../../../ui/icon.js';

interface Props {
  /** null until the person confirmed a level; the slider then stands where it begins, and says nothing. */
  readonly percent: number | null;
  readonly level: FuelLevel;
  readonly words: string;
  /** After a submit that was refused because of it. */
  readonly showMissing: boolean;
  readonly onChange: (percent: number) => void;
}

const step = 5;
const hues: Readonly<Record<FuelLevel, StatusHue>> = { low: 'red', moderate: 'orange', good: 'green' };
const within = (percent: number) => Math.min(fuelPercentRange.most, Math.max(fuelPercentRange.least, percent));

/** A slider in steps of five, with large minus and plus buttons for gloves. */
export function FuelField({ percent, level, words, showMissing, onChange }: Props) {
  const text = useText();
  const labelId = useId();
  const shown = percent ?? fuelPercentRange.initial;
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span id={labelId} className="font-semibold">
          {text('shift.fuel')}
        </span>
        {percent === null ? (
          <span className="text-soft">{text('shift.fuelUnconfirmed')}</span>
        ) : (
          <strong className="text-2xl tabular-nums">{percent}%</strong>
        )}
      </div>
      <div className="grid grid-cols-[var(--target)_1fr_var(--target)] items-center gap-3">
        <Button
          aria-label={text('shift.fuelLess')}
          icon={<Icon name="minus" />}
          disabled={percent === fuelPercentRange.least}
          onClick={() => onChange(within(shown - step))}
        />
        <Slider
          className={percent === null ? 'opacity-50' : ''}
          ariaLabelForHandle={text('shift.fuel')}
          ariaValueTextFormatterForHandle={(at) => (percent === null ? text('shift.fuelUnconfirmed') : `${at}%`)}
          min={fuelPercentRange.least}
          max={fuelPercentRange.most}
          step={step}
          value={shown}
          tooltip={{ open: false }}
          onChange={onChange}
        />
        <Button
          aria-label={text('shift.fuelMore')}
          icon={<Icon name="plus" />}
          disabled={percent === fuelPercentRange.most}
          onClick={() => onChange(within(shown + step))}
        />
      </div>
      <p aria-live="polite">
        {percent !== null ? (
          <StatusTag hue={hues[level]} icon={level === 'good' ? 'check' : 'fuel'}>
            {words}
          </StatusTag>
        ) : showMissing ? (
          <span className="text-(--danger) font-medium">
            <Icon name="alert" size={16} /> {text('shift.fuelRequiredDetail')}
          </span>
        ) : (
          <span className="text-soft text-sm">{text('shift.fuelHint')}</span>
        )}
      </p>
    </div>
  );
}
