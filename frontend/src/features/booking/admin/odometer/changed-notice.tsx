import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Notice } from '../../../../ui/content/notice.js';

/** What a settlement is about. */
interface Read {
  readonly mileage: number;
  /** how many people contest it */
  readonly contests: number;
}

interface Props {
  readonly before: Read;
  readonly now: Read;
  /** what people say about it now */
  readonly said?: ReactNode;
}

export const isSameReading = (one: Read, other: Read): boolean =>
  one.mileage === other.mileage && one.contests === other.contests;

/** Says what has changed about a reading since an administrator opened the dialog that settles it: another number, or more or fewer people who contest it. */
export function ChangedNotice({ before, now, said }: Props) {
  const text = useText();
  return (
    <Notice hue="yellow" icon="alert" title={text('odometer.changed')} live>
      {before.mileage !== now.mileage && (
        <p>{text('odometer.changed.mileage', { before: before.mileage, now: now.mileage })}</p>
      )}
      {before.contests !== now.contests && <p>{text('odometer.changed.contests', { count: now.contests })}</p>}
      {now.contests > 0 && said}
      <p>{text('odometer.changed.again')}</p>
    </Notice>
  );
}
