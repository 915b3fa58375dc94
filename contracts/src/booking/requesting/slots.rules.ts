import { addDays, hourOf, periodOfDay } from '../../kernel/calendar.js';
import { isDoubled, offsetInWords } from '../../kernel/time-in-words.js';
import { addHours, isBefore, type Day, type Instant, type Period, type Zone } from '../../kernel/time.js';

export const slotGroups = [
  { id: 'morning', label: 'Morning (6:00 - 12:00)' },
  { id: 'afternoon', label: 'Afternoon (12:00 - 18:00)' },
  { id: 'evening', label: 'Evening & Night (18:00 - 06:00)' },
] as const;
export type SlotGroup = (typeof slotGroups)[number]['id'];

/** One elapsed hour in which a booking may start. */
export interface Slot extends Period {
  /** Local start and end, `18:00 - 19:00`; with the offset if the hour occurs twice, `01:00 - 02:00 (GMT+3)`. */
  readonly label: string;
  readonly group: SlotGroup;
}

/** In order of time; 24 slots, or 23 or 25 on a daylight-saving day. The evening group has both ends of the day. */
export function slotsOfDay(day: Day, zone: Zone): readonly Slot[] {
  const { startAt, endAt } = periodOfDay(day, zone);
  const slots: Slot[] = [];
  for (let at = startAt; isBefore(at, endAt); at = addHours(at, 1)) slots.push(slotAt(at, zone));
  return slots;
}

const NIGHT_ENDS_AT = 6;

const beginsBeforeSix = (zone: Zone) => (slot: Slot) => hourOf(slot.startAt, zone) < NIGHT_ENDS_AT;

/**
 * The slots shown under a day: from six to six, so that a night stands in one piece under the day on which it begins. 24 slots,
 * or 23 or 25 if the clocks change in that night.
 */
export const slotsFromSixToSix = (day: Day, zone: Zone): readonly Slot[] => [
  ...slotsOfDay(day, zone).filter((slot) => !beginsBeforeSix(zone)(slot)),
  ...slotsOfDay(addDays(day, 1), zone).filter(beginsBeforeSix(zone)),
];

/** The slots from midnight to six: they belong to the night of the day before. */
export const slotsBeforeSix = (day: Day, zone: Zone): readonly Slot[] =>
  slotsOfDay(day, zone).filter(beginsBeforeSix(zone));

function slotAt(startAt: Instant, zone: Zone): Slot {
  return {
    startAt,
    endAt: addHours(startAt, 1),
    label: slotLabel(startAt, zone),
    group: groupOfHour(hourOf(startAt, zone)),
  };
}

function groupOfHour(hour: number): SlotGroup {
  if (hour < NIGHT_ENDS_AT || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** Computes the end from the start's local time, so that a slot before a clock change does not seem to last two hours or none. */
function slotLabel(startAt: Instant, zone: Zone): string {
  const hour = hourOf(startAt, zone);
  const clock = (of: number) => `${String(of).padStart(2, '0')}:00`;
  const label = `${clock(hour)} - ${clock((hour + 1) % 24)}`;
  return isDoubled(startAt, zone) ? `${label} (${offsetInWords(startAt, zone)})` : label;
}
