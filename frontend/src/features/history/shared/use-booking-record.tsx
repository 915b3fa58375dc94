import type { ReactNode } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

type Fact = readonly [label: string, value: ReactNode];

/** The request, and the notes of the approving administrator. */
export function useBookingRecord({ startTime, endTime, purpose, requestedAt, adminNotes }: Booking): readonly Fact[] {
  const text = useText();
  const times = useTimes();
  return [
    [text('diary.period'), times.period({ startAt: startTime, endAt: endTime })],
    [text('diary.purpose'), <bdi key="purpose">{purpose || text('history.erasedText')}</bdi>],
    [text('diary.requested'), times.instant(requestedAt)],
    ...factIfGiven(text('diary.notes'), adminNotes),
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
