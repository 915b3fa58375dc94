import { type ICalEventData, ICalEventTransparency } from 'ical-generator';
import { isPaper, type ServiceKind, serviceKindWords } from '@rigbook/contracts/fleet/service.words';
import type { Day, Instant, ServicePlanId } from '@rigbook/contracts/kernel';
import { forMailHeader } from '@rigbook/contracts/notifications/templates/escape-for-channel';
import type { Language } from '@rigbook/contracts/settings/settings.rules';

/** What a vehicle needs on a day, or the last valid day of one of its papers. */
export interface ServiceInCalendar {
  readonly planId: ServicePlanId;
  readonly vehicleName: string;
  readonly kind: ServiceKind;
  readonly name: string | null;
  readonly dueOn: Day;
  readonly changedAt: Instant;
}

const words: Readonly<Record<Language, Readonly<Record<'due' | 'ends', (what: string) => string>>>> = {
  en: { due: (what) => `${what} due`, ends: (what) => `${what} ends` },
  he: { due: (what) => `${what}, הגיע הזמן`, ends: (what) => `${what}, סוף התוקף` },
};

/** A whole day that takes no time of anybody. */
export function entryOfService(
  service: ServiceInCalendar,
  { language }: { readonly language: Language },
): ICalEventData {
  const { planId, kind, name, vehicleName, dueOn, changedAt } = service;
  const what = forMailHeader(name ?? serviceKindWords[language][kind]);
  return {
    id: `${planId}@rigbook`,
    stamp: changedAt,
    lastModified: changedAt,
    start: dueOn,
    allDay: true,
    summary: `${forMailHeader(vehicleName)}: ${words[language][isPaper(kind) ? 'ends' : 'due'](what)}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  };
}
