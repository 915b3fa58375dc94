import {
  type SlotFacts,
  nextFreeStart,
  type SlotState,
  slotStateLabels,
  slotStates,
  type SlotWithState,
} from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { slotGroups } from '@rigbook/contracts/booking/requesting/slots.rules';
import { type Day, type Instant, inZone, overlaps } from '@rigbook/contracts/kernel/time';
import { Fragment, useEffect, useRef, useState } from 'react';
import { phoneWidth } from '../../../../lib/device/use-media-query.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import { SlotUnavailable } from './slot-unavailable.js';
import styles from './slot-panel.module.css';

interface Props {
  readonly day: Day;
  readonly hours: number;
  readonly vehicleName: string;
  readonly facts: SlotFacts;
  readonly onChoose: (startAt: Instant) => void;
}

/** The starts of a day. One that does not fit says why, and which one would. */
export function SlotPanel({ day, hours, vehicleName, facts, onChoose }: Props) {
  const text = useText();
  const times = useTimes();
  const [pointedAt, setPointedAt] = useState<SlotWithState>();
  const [askedWhy, setAskedWhy] = useState<Instant>();
  const panel = useRef<HTMLElement>(null);
  const slots = slotStates(day, hours, facts);
  const isEarly = ({ group, startAt }: SlotWithState) => group === 'evening' && inZone(startAt, facts.zone).hour < 12;
  const firstEarly = slots.find(isEarly);

  useEffect(() => {
    if (window.matchMedia(phoneWidth).matches) panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  const inGroup = (group: string) => {
    const members = slots.filter((slot) => slot.group === group);
    return [...members.filter((slot) => !isEarly(slot)), ...members.filter(isEarly)];
  };

  return (
    <section ref={panel} className={styles.panel} aria-label={text('book.slotsTitle')}>
      <h3>{times.fullDay(day)}</h3>
      <p className="text-soft">{text('book.slotsHint')}</p>
      <SlotLegend />
      {slotGroups.map(({ id }) => (
        <div key={id} role="group" aria-label={text(`slotGroup.${id}`)}>
          <h4 className={styles.group}>{text(`slotGroup.${id}`)}</h4>
          <ul className="grid gap-1 sm:grid-cols-[1fr_1fr]" onPointerLeave={() => setPointedAt(undefined)}>
            {inGroup(id).map((slot) => (
              <Fragment key={slot.startAt}>
                {slot === firstEarly && <li className={styles.early}>{text('book.earlyHours')}</li>}
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
                      vehicleName={vehicleName}
                      nextFree={nextFreeStart(slot.startAt, hours, facts)}
                      onChoose={onChoose}
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

function SlotLegend() {
  const text = useText();
  return (
    <ul className={styles.legend} aria-label={text('book.legend')}>
      {(Object.keys(slotStateLabels) as SlotState[]).map((state) => (
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
      </bdi>
      <span className={styles.state}>
        {text(`slotState.${slot.state}`)}
        <Icon name={slotIcons[slot.state]} size={16} />
      </span>
    </button>
  );
}
