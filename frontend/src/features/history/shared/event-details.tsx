import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { elapsedHours, isBefore } from '@rigbook/contracts/kernel/time';
import type { ReactNode } from 'react';
import type { HistoryEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import styles from './booking-record.module.css';

/** A form that waited so long on the device was sent later than it was completed. */
const sentLaterAfterHours = 2 / 60;

/** What an event says, in short: what is told in full above stands here as its sum. */
export function EventDetails({ entry }: { entry: HistoryEntry }) {
  const lines = useLines(entry).filter((line) => line !== null && line !== '');
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {lines.map((line, nth) => (
        <li key={nth}>{line}</li>
      ))}
    </ul>
  );
}

function useLines(entry: HistoryEntry): readonly ReactNode[] {
  const text = useText();
  const times = useTimes();
  switch (entry.type) {
    case 'BookingRequested': {
      const { startAt, endAt, purpose, eligibilityWarnings } = entry.facts;
      return [
        times.period({ startAt, endAt }),
        said(purpose),
        ...eligibilityWarnings.map((warning) => text(`eligibilityWarning.${warning}`)),
      ];
    }
    case 'BookingApproved':
      return [said(entry.facts.adminNotes)];
    case 'BookingRejected':
    case 'BookingCancelled':
      return [said(entry.facts.reason)];
    case 'AgreementSigned':
      return [text('history.edition', { edition: entry.facts.agreementVersion })];
    case 'VehicleCheckedIn': {
      const { mileageKm, fuelPercent, checklist, completedOnDeviceAt } = entry.facts;
      return [
        text('diary.reading', { km: mileageKm, fuel: fuelPercent }),
        text('history.ticked', { ticked: checklist.length, all: checkInItemIds.length }),
        completedOnDeviceAt !== null && isSentLater(entry.recordedAt, completedOnDeviceAt)
          ? text('history.completedOnDevice', { at: times.instantInSentence(completedOnDeviceAt) })
          : null,
      ];
    }
    case 'VehicleCheckedOut': {
      const { mileageKm, fuelPercent, damageReports, checkedOutBy } = entry.facts;
      return [
        text('diary.reading', { km: mileageKm, fuel: fuelPercent }),
        text('history.damages', { count: damageReports.length }),
        checkedOutBy === 'admin' ? text('history.byAdmin') : null,
      ];
    }
  }
}

type CheckedIn = Extract<HistoryEntry, { readonly type: 'VehicleCheckedIn' }>;

const isSentLater = (recordedAt: CheckedIn['recordedAt'], completedAt: CheckedIn['recordedAt']): boolean =>
  isBefore(completedAt, recordedAt) && elapsedHours({ startAt: completedAt, endAt: recordedAt }) > sentLaterAfterHours;

const said = (words: string | null): ReactNode => words && <bdi className={styles.said}>{words}</bdi>;
