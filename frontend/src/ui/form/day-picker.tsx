import { DEFAULT_ZONE } from '@rigbook/contracts/kernel/time';
import luxonDates from '@rc-component/picker/generate/luxon';
import generatePicker from 'antd/es/date-picker/generatePicker';
import { DateTime, Info } from 'luxon';
import { useEffect } from 'react';
import { touchScreen, useMediaQuery } from '../../lib/device/use-media-query.js';
import { useZone } from '../../lib/time/zone.js';
import './day-picker.css';

/** Given by antd's Form.Item, or by a Field. */
interface Props {
  readonly id?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: boolean;
  readonly status?: 'error' | '';
  /** Empty if nothing is chosen. */
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  /** It stays as it was when what was typed is deleted. */
  readonly isNeeded?: boolean;
}

/** A day, as `2026-11-22`. */
export const DayPicker = (props: Props) => (
  <Picker {...props} written="yyyy-MM-dd" formats={['d MMM yyyy', 'yyyy-MM-dd', 'd/M/yyyy', 'd.M.yyyy']} />
);

/** A clock time of the organization, as `2026-11-22T18:05`. */
export const MomentPicker = (props: Props) => (
  <Picker
    {...props}
    written="yyyy-MM-dd'T'HH:mm"
    formats={['d MMM yyyy, HH:mm', "yyyy-MM-dd'T'HH:mm", 'yyyy-MM-dd HH:mm', 'd/M/yyyy HH:mm', 'd.M.yyyy HH:mm']}
    showTime
  />
);

interface PickerProps extends Props {
  /** How the value is written. */
  readonly written: string;
  /** What may be typed; shown as in the first one. */
  readonly formats: string[];
  readonly showTime?: boolean;
}

function Picker({
  value = '',
  onChange,
  written,
  formats,
  showTime = false,
  status,
  isNeeded = false,
  ...control
}: PickerProps) {
  const zone = useZone();
  useEffect(() => {
    organization.zone = zone;
  }, [zone]);
  const touch = useMediaQuery(touchScreen);
  return (
    // antd would bring back what was deleted by keys
    <div onInput={({ target }) => !isNeeded && 'value' in target && target.value === '' && onChange?.('')}>
      <DatePicker
        {...control}
        className="w-full"
        classNames={{ popup: { root: 'day-picker' } }}
        {...(status && { status })}
        value={value === '' ? null : DateTime.fromISO(value, onAnyClock)}
        format={formats}
        {...(showTime && { showTime: { format: 'HH:mm' } })}
        needConfirm={false}
        allowClear={!isNeeded}
        inputReadOnly={touch} // a finger chooses; a keyboard on the screen would cover the days
        onChange={(chosen: DateTime | null) => onChange?.(chosen?.toFormat(written) ?? '')}
      />
    </div>
  );
}

/** Days and clock times have no zone: the device's zone must not move them, nor drop an hour that it does not have. */
const onAnyClock = { zone: 'utc' } as const;

/** The picker asks for the time without saying for whom. */
const organization = { zone: DEFAULT_ZONE };

/** Today and now are those of the organization, and its weeks begin on Sunday. */
const DatePicker = generatePicker<DateTime>({
  ...luxonDates,
  getNow: () => DateTime.now().setZone(organization.zone).setZone('utc', { keepLocalTime: true }),
  getWeekDay: (date) => date.weekday % 7,
  locale: {
    ...luxonDates.locale,
    getWeekFirstDay: () => 0,
    getShortWeekDays: (locale) => {
      const days = Info.weekdays('narrow', { locale: locale.replace('_', '-') });
      return [...days.slice(6), ...days.slice(0, 6)];
    },
    parse: (locale, text, formats) => {
      const inLanguage = { ...onAnyClock, locale: locale.replace('_', '-') };
      const read = formats.map((format) => DateTime.fromFormat(text.trim(), format, inLanguage));
      return read.find(({ isValid }) => isValid) ?? null;
    },
  },
});
