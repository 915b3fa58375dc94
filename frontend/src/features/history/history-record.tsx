import { Slider } from 'antd';
import { type HistoryEntry } from '../../lib/http/answers.js';
import { useText } from '../../lib/i18n/use-text.js';
import { HistoryTimeline } from './shared/history-timeline.js';
import { Panel } from '../../ui/content/panel.js';
import { EndedOffers } from './shared/ended-offers.js';
import { ShiftParts } from './shared/shift-parts.js';
import { useBookingRecord } from './shared/use-booking-record.js';
import { BookingStatusTag } from '../booking/shared/booking-status-tag.js';
import { Details } from '../../ui/content/details.js';
import { FiveStepLine } from '../booking/shared/five-step-line/five-step-line.js';
import { useTimes } from '../../lib/time/use-times.js';
import { entryTitle } from './shared/entry-title.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { useSearchParams } from 'react-router';

interface HistoryRecordProps {
  readonly bookingId: string;
  readonly history: readonly HistoryEntry[];
}

/** The booking next to its events; on a phone one below the other. */
export function HistoryRecord({ bookingId, history }: HistoryRecordProps) {
  const text = useText();
  const { shown, show } = useShownEvent(history.length);
  return (
    <div className="grid grid-cols-1 gap-4 items-start min-[900px]:grid-cols-2 print:grid-cols-1">
      <Panel title={text('history.asItStood')}>
        <HistorySlider history={history} shown={shown} onShow={show} />
        <AsItStood bookingId={bookingId} history={history.slice(0, shown + 1)} />
      </Panel>
      <div className="grid grid-cols-1 gap-4">
        <Panel title={text('history.title')}>
          <HistoryTimeline history={history} current={shown} />
        </Panel>
        <EndedOffers bookingId={bookingId} />
      </div>
    </div>
  );
}

interface AsItStoodProps {
  readonly bookingId: string;
  /** Up to the event after which the booking is shown. */
  readonly history: readonly HistoryEntry[];
}

/** The booking as of the last of these events. */
function AsItStood({ bookingId, history }: AsItStoodProps) {
  const booking = history.at(-1)?.after;
  return (
    booking && (
      <div className="grid grid-cols-1 gap-4">
        <FiveStepLine progress={booking} />
        <Record booking={booking} />
        <ShiftParts bookingId={bookingId} history={history} />
      </div>
    )
  );
}

function Record({ booking }: { booking: HistoryEntry['after'] }) {
  const text = useText();
  const facts = useBookingRecord(booking);
  return (
    <Details of={[[text('history.status'), <BookingStatusTag key="status" status={booking.status} />], ...facts]} />
  );
}

interface HistorySliderProps {
  readonly history: readonly HistoryEntry[];
  readonly shown: number;
  readonly onShow: (nth: number) => void;
}

/** Moves through the events: by touch, with arrow keys, or one by one. */
function HistorySlider({ history, shown, onShow }: HistorySliderProps) {
  const text = useText();
  const times = useTimes();
  const entry = history[shown];
  if (!entry) return null;
  const said = text('history.after', {
    nth: shown + 1,
    all: history.length,
    what: text(entryTitle(entry)),
    at: times.instantInSentence(entry.recordedAt),
  });
  return (
    <div className="grid grid-cols-1 gap-2 mb-4 font-semibold">
      <p aria-live="polite">{said}</p>
      {history.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
          <Button small icon={<Icon name="previous" />} disabled={shown === 0} onClick={() => onShow(shown - 1)}>
            {text('history.earlier')}
          </Button>
          <Slider
            className="flex-1 max-sm:order-first max-sm:basis-full"
            min={1}
            max={history.length}
            dots
            tooltip={{ open: false }}
            value={shown + 1}
            ariaLabelForHandle={text('history.slider')}
            ariaValueTextFormatterForHandle={() => said}
            onChange={(nth) => onShow(nth - 1)}
          />
          <Button
            small
            icon={<Icon name="next" />}
            disabled={shown === history.length - 1}
            onClick={() => onShow(shown + 1)}
          >
            {text('history.later')}
          </Button>
        </div>
      )}
    </div>
  );
}

interface ShownEvent {
  /** Counted from 0. */
  readonly shown: number;
  readonly show: (nth: number) => void;
}

/** The event after which the booking is shown is in the address, counted from 1; the default is the last one. */
function useShownEvent(events: number): ShownEvent {
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get('after') ?? events);
  const inside = (nth: number) => Math.min(Math.max(nth, 0), events - 1);
  return {
    shown: inside(Number.isInteger(asked) ? asked - 1 : events - 1),
    show: (nth) => {
      const next = new URLSearchParams(address);
      next.set('after', String(inside(nth) + 1));
      setAddress(next, { replace: true, preventScrollReset: true });
    },
  };
}
