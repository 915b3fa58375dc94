import { addDays, startOfDay } from '@rigbook/contracts/kernel/calendar';
import type { Day, Period, Zone } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../../platform/decisions/refusal.js';

/** From the first day's midnight to the end of the last one. @throws Refusal where they lie the wrong way round */
export function daysAskedFor({ from, to }: { from: Day; to: Day }, zone: Zone): Period {
  if (to < from)
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'to', message: 'to must not lie before from.' }] });
  return { startAt: startOfDay(from, zone), endAt: startOfDay(addDays(to, 1), zone) };
}
