import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { addHours, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import type { ExportDiaryQuery } from './export-diary.dto.js';

/**
 * By its days, the last one included: `bookings-2026-11-01-to-2026-11-30.csv`; without days by that of the export, and only
 * then "all", where nothing narrowed it.
 */
export function exportFileName(query: ExportDiaryQuery, now: Instant, zone: Zone): string {
  const { from, to, order: _order, language: _language, ...narrowings } = query;
  const which = Object.values(narrowings).some((one: unknown) => one !== undefined && one !== '') ? 'some' : 'all';
  const first = from && dayOf(from, zone);
  const last = to && dayOf(addHours(to, -1), zone);
  if (first && last) return `bookings-${first === last ? first : `${first}-to-${last}`}.csv`;
  if (first) return `bookings-from-${first}.csv`;
  return last ? `bookings-until-${last}.csv` : `bookings-${which}-on-${dayOf(now, zone)}.csv`;
}
