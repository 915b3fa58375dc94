import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReadingOfShift } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { ContestDialog } from './contest-dialog.js';
import { ContestLines } from './contest-lines.js';
import { readingsOfBooking } from './readings-api.js';

interface Props {
  readonly bookingId: string;
  /** Whose shift it is. */
  readonly reader: string;
}

/** The readings that decide the kilometers of a person's shift, which they can contest for some days. */
export function OwnReadings({ bookingId, reader }: Props) {
  const text = useText();
  const query = useQuery(readingsOfBooking(bookingId));
  const [asked, setAsked] = useState<ReadingOfShift>();
  return (
    <Panel title={text('readings.title')}>
      <Loaded query={query} label={text('readings.loading')}>
        {(readings) =>
          readings.length === 0 ? (
            <p className="text-soft">{text('readings.none')}</p>
          ) : (
            <ul className="grid gap-4 m-0 p-0 list-none" aria-label={text('readings.title')}>
              {readings.map((reading) => (
                <li key={`${reading.bookingId} ${reading.step}`} className="grid gap-2">
                  <OwnReading reader={reader} reading={reading} onContest={() => setAsked(reading)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked && (
        <ContestDialog
          shiftId={bookingId}
          reading={query.data?.find((one) => isSameReading(one, asked)) ?? asked}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}

const isSameReading = (one: ReadingOfShift, other: ReadingOfShift): boolean =>
  one.bookingId === other.bookingId && one.step === other.step;

interface OwnReadingProps extends Pick<Props, 'reader'> {
  readonly reading: ReadingOfShift;
  readonly onContest: () => void;
}

function OwnReading({ reader, reading, onContest }: OwnReadingProps) {
  const text = useText();
  const times = useTimes();
  const { side, step, at, mileage: km, read, mayContest, contests } = reading;
  const where = text(`readings.${side}.${step}`);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p>
          <span className="block text-soft text-sm">
            {where} · <span className="tabular-nums">{times.instant(at)}</span>
          </span>
          <strong className="tabular-nums">{text('view.km', { km })}</strong>{' '}
          {read !== null && <s className="text-soft tabular-nums">{text('view.readAs', { km: read })}</s>}
        </p>
        {mayContest && (
          <span className="print:hidden">
            <Button small aria-label={text('readings.wrongOf', { where })} onClick={onContest}>
              {text('readings.wrong')}
            </Button>
          </span>
        )}
      </div>
      <ContestLines contests={contests} reader={reader} />
    </>
  );
}
