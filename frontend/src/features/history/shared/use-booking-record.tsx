import type { ReactNode } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

type Fact = readonly [label: string, value: ReactNode];

/** The request, who made it for somebody, and the notes of the approving administrator. */
export function useBookingRecord(booking: Booking): readonly Fact[] {
  const { startTime, endTime, purpose, requestedAt, askedAt, adminNotes } = booking;
  const text = useText();
  const times = useTimes();
  const onBehalf = useFactsOnBehalf(booking);
  return [
    [text('diary.period'), times.period({ startAt: startTime, endAt: endTime })],
    [text('diary.purpose'), <bdi key="purpose">{purpose || text('history.erasedText')}</bdi>],
    [text('diary.requested'), times.instant(requestedAt)],
    ...factIfGiven(text('diary.askedAgain'), booking.status === 'pending' && askedAt ? times.instant(askedAt) : null),
    ...onBehalf,
    ...factIfGiven(text('diary.notes'), adminNotes),
  ];
}

/** Of a booking that an administrator made: who, as far as the reader may know, and which rules were overridden. */
function useFactsOnBehalf({ bookedOnBehalf, bookedBy, overriddenRules, overrideReason }: Booking): readonly Fact[] {
  const text = useText();
  const person = usePerson();
  if (!bookedOnBehalf) return [];
  const rules = overriddenRules.map((rule) => text(`overridable.${rule}`)).join(', ');
  return [
    [text('history.bookedBy'), bookedBy ? person(bookedBy) : text('history.anAdministrator')],
    ...factIfGiven(text('history.overridden'), rules),
    ...factIfGiven(text('textOfEvent.overrideReason'), overrideReason),
  ];
}

/** Typed text with its line breaks; nothing if it is empty. */
export const factIfGiven = (label: string, said: string | null): readonly Fact[] =>
  said === null || said === ''
    ? []
    : [
        [
          label,
          <bdi key={label} style={{ whiteSpace: 'pre-line' }}>
            {said}
          </bdi>,
        ],
      ];
