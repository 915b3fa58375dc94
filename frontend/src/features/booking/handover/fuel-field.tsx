import { fuelPercentRange } from '@rigbook/contracts/fleet/fleet.words';
import type { FuelLevel } from '@rigbook/contracts/booking/shift/check-in.words';
import { Slider } from 'antd';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Panel } from '../../../ui/content/panel.js';
import { StatusTag, type StatusHue } from '../../../ui/content/status-tag.js';
import styles from './fuel-field.module.css';

interface Props {
  readonly percent: number;
  readonly level: FuelLevel;
  readonly words: string;
  readonly onChange: (percent: number) => void;
}

const step = 5;
const hues: Readonly<Record<FuelLevel, StatusHue>> = { low: 'red', moderate: 'orange', good: 'green' };
const within = (percent: number) => Math.min(fuelPercentRange.most, Math.max(fuelPercentRange.least, percent));

/** A slider in steps of five, with a big minus and plus for gloves. */
export function FuelField({ percent, level, words, onChange }: Props) {
  const text = useText();
  return (
    <Panel title={text('shift.fuel')} aside={<strong className={styles.percent}>{percent}%</strong>}>
      <div className={styles.controls}>
        <Button
          aria-label={text('shift.fuelLess')}
          icon={<Icon name="minus" />}
          disabled={percent === fuelPercentRange.least}
          onClick={() => onChange(within(percent - step))}
        />
        <Slider
          ariaLabelForHandle={text('shift.fuel')}
          min={fuelPercentRange.least}
          max={fuelPercentRange.most}
          step={step}
          value={percent}
          tooltip={{ open: false }}
          onChange={onChange}
        />
        <Button
          aria-label={text('shift.fuelMore')}
          icon={<Icon name="plus" />}
          disabled={percent === fuelPercentRange.most}
          onClick={() => onChange(within(percent + step))}
        />
      </div>
      <p aria-live="polite">
        <StatusTag hue={hues[level]} icon={level === 'good' ? 'check' : 'fuel'}>
          {words}
        </StatusTag>
      </p>
    </Panel>
  );
}
