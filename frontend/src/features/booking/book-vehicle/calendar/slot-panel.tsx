import {
  type SlotFacts,
  nextFreeStart,
  type SlotState,
  slotStateLabels,
  slotStates,
  type SlotWithState,
} from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { slotGroups, slotsBeforeSix, slotsFromSixToSix } from '@rigbook/contracts/booking/requesting/slots.rules';
import { isSelectableDay } from '@rigbook/contracts/booking/requesting/booking-window.rules';
import { isNotInThePast } from '@rigbook/contracts/booking/requesting/request.rules';
import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import { type Day, type Instant, overlaps, type Period } from '@rigbook/contracts/kernel/time';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import { SlotUnavailable } from './slot-unavailable.js';
import styles from './slot-panel.module.css';

interface Props {
  readonly day: Day;
  readonly hours: number;
  readonly vehicleName: string;
  readonly facts: SlotFacts;
  readonly onDay: (day: Day) => void;
  readonly onChoose: (startAt: Instant) => void;
  readonly onWait: (period: Period) => void;
}

/** The starts of a day and of the night after it; past ones are folded. One that does not fit says why, and which one would. */
export function SlotPanel({ day, hours, vehicleName, facts, onDay, onChoose, onWait }: Props) {
  const text = useText();
  const times = useTimes();
  const [pointedAt, setPointedAt] = useState<SlotWithState>();
  const [askedWhy, setAskedWhy] = useState<Instant>();
  const panel = useRef<HTMLElement>(null);
  const [pastShown, setPastShown] = useState(false);
  const { now, zone } = facts;
  const isPast = ({ startAt }: Pick<SlotWithState, 'startAt'>) => !isNotInThePast(startAt, now);
  const ofDay = slotStates(slotsFromSixToSix(day, zone), hours, facts);
  const pastCount = ofDay.filter(isPast).length;
  const shown = pastShown ? ofDay : ofDay.filter((slot) => !isPast(slot));
  const restOfNight = slotStates(
    day === dayOf(now, zone) ? slotsBeforeSix(day, zone).filter((slot) => !isPast(slot)) : [],
    hours,
    facts,
  );
  const firstAfterMidnight = shown.find(({ startAt }) => dayOf(startAt, zone) !== day);
  const dayBefore = addDays(day, -1);
  const groups = [
    { id: 'restOfNight', label: text('book.restOfNight'), slots: restOfNight },
    ...slotGroups.map(({ id }) => ({
      id,
      label: text(`slotGroup.${id}`),
      slots: shown.filter(({ group }) => group === id),
    })),
  ].filter(({ slots }) => slots.length > 0);

  useEffect(() => {
    panel.current?.querySelector('[data-state="available"]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <section ref={panel} className={styles.panel} aria-label={text('book.slotsTitle')}>
      <SlotsTitle day={day} />
      <SlotLegend present={new Set(ofDay.map(({ state }) => state))} />
      {pastCount > 0 && (
        <Button small aria-expanded={pastShown} onClick={() => setPastShown(!pastShown)}>
          {text(pastShown ? 'book.hidePast' : 'book.showPast', { count: pastCount })}
        </Button>
      )}
      {isSelectableDay(dayBefore, now, zone) && (
        <Button small onClick={() => onDay(dayBefore)}>
          {text('book.nightBefore', { day: times.fullDay(dayBefore) })}
        </Button>
      )}
      {groups.map(({ id, label, slots }) => (
        <div key={id} role="group" aria-label={label}>
          <h4 className={styles.group}>{label}</h4>
          <ul className="grid gap-1 sm:grid-cols-[1fr_1fr]" onPointerLeave={() => setPointedAt(undefined)}>
            {slots.map((slot) => (
              <Fragment key={slot.startAt}>
                {slot === firstAfterMidnight && <li className={styles.nextDay}>{times.fullDay(addDays(day, 1))}</li>}
                <li>
                  <Slot
                    slot={slot}
                    shaded={pointedAt?.state === 'available' && overlaps(pointedAt.wouldTake, slot)}
                    explained={askedWhy === slot.startAt}
                    onPoint={() => setPointedAt(slot)}
                    onPress={() => (slot.state === 'available' ? onChoose(slot.startAt) : setAskedWhy(slot.startAt))}
                  />
                </li>
                {askedWhy === slot.startAt && slot.state !== 'available' && (
                  <li className={styles.whyNot}>
                    <SlotUnavailable
                      slot={slot}
                      hours={hours}
                      turnRoundMinutes={facts.turnRoundMinutes}
                      vehicleName={vehicleName}
                      nextFree={nextFreeStart(slot.startAt, hours, facts)}
                      onChoose={onChoose}
                      onWait={onWait}
                    />
                  </li>
                )}
              </Fragment>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** What the starts below are for; also before they are known. */
export function SlotsTitle({ day }: { readonly day: Day }) {
  const text = useText();
  return (
    <>
      <h3>{useTimes().fullDay(day)}</h3>
      <p className="text-soft">{text('book.slotsHint')}</p>
    </>
  );
}

const rareStates: readonly SlotState[] = ['asked', 'held', 'offered', 'turnRound'];

/** Of states that are not always there, only those that are. */
function SlotLegend({ present }: { readonly present: ReadonlySet<SlotState> }) {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('book.legend')}>
      {(Object.keys(slotStateLabels) as SlotState[])
        .filter((state) => !rareStates.includes(state) || present.has(state))
        .map((state) => (
          <li key={state} data-state={state}>
            <Icon name={slotIcons[state]} size={16} />
            {text(`slotState.${state}`)}
          </li>
        ))}
    </ul>
  );
}

interface SlotProps {
  readonly slot: SlotWithState;
  /** Within the hours that the start under the pointer would take. */
  readonly shaded: boolean;
  readonly explained: boolean;
  readonly onPoint: () => void;
  readonly onPress: () => void;
}

const slotIcons: Readonly<Record<SlotState, IconName>> = {
  available: 'check',
  booked: 'ban',
  asked: 'question',
  held: 'clock',
  offered: 'clock',
  turnRound: 'refresh',
  adminOnly: 'lock',
  past: 'minus',
};

/** One start hour: its clock time, and its state in a word and an icon. An unavailable one says why. */
function Slot({ slot, shaded, explained, onPoint, onPress }: SlotProps) {
  const text = useText();
  return (
    <button
      type="button"
      className={styles.slot}
      data-state={slot.state}
      data-shaded={shaded || undefined}
      aria-expanded={slot.state === 'available' ? undefined : explained}
      onPointerEnter={onPoint}
      onFocus={onPoint}
      onClick={onPress}
    >
      <bdi dir="ltr" className={styles.clock}>
        {slot.label}
      </bdi>{' '}
      <span className={styles.state}>
        {text(`slotState.${slot.state}`)}
        <Icon name={slotIcons[slot.state]} size={16} />
      </span>
    </button>
  );
}
