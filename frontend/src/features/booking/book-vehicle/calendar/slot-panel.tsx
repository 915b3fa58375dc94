import {
  nextFreeStart,
  slotStates,
  type BookingCircumstances,
  type SlotWithState,
  slotStateLabels,
  type SlotState,
} from '@rigbook/contracts/booking/requesting/slot-states.rules';
import { slotGroups } from '@rigbook/contracts/booking/requesting/slots.rules';
import { inZone, overlaps, type Day, type Instant } from '@rigbook/contracts/kernel/time';
import { Fragment, useEffect, useRef, useState } from 'react';
import { phoneWidth } from '../../../../lib/device/use-media-query.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Slot, slotIcons } from './slot.js';
import styles from './slot-panel.module.css';
import { WhyNot } from './why-not.js';
import { Icon } from '../../../../ui/icon.js';

interface Props {
  readonly day: Day;
  readonly hours: number;
  readonly vehicleName: string;
  readonly circumstances: BookingCircumstances;
  readonly onChoose: (startAt: Instant) => void;
}

/** The starts of a day. One that does not fit says why, and which would. */
export function SlotPanel({ day, hours, vehicleName, circumstances, onChoose }: Props) {
  const text = useText();
  const times = useTimes();
  const [pointedAt, setPointedAt] = useState<SlotWithState>();
  const [askedWhy, setAskedWhy] = useState<Instant>();
  const panel = useRef<HTMLElement>(null);
  const slots = slotStates(day, hours, circumstances);
  const isEarly = ({ group, startAt }: SlotWithState) =>
    group === 'evening' && inZone(startAt, circumstances.zone).hour < 12;
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
      <p className={styles.hint}>{text('book.slotsHint')}</p>
      <SlotLegend />
      {slotGroups.map(({ id }) => (
        <div key={id} role="group" aria-label={text(`slotGroup.${id}`)}>
          <h4 className={styles.group}>{text(`slotGroup.${id}`)}</h4>
          <ul className={styles.slots} onPointerLeave={() => setPointedAt(undefined)}>
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
                    <WhyNot
                      slot={slot}
                      hours={hours}
                      vehicleName={vehicleName}
                      nextFree={nextFreeStart(slot.startAt, hours, circumstances)}
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
