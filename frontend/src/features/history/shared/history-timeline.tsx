import { type HistoryEntry, type Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useDamageWhere } from '../../fleet/shared/vehicle-drawing/use-damage-where.js';
import { Timeline } from '../../../ui/content/timeline.js';
import { entryTitle } from './entry-title.js';
import { fieldAt } from './text-fields.js';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import { elapsedHours, type Instant, isBefore } from '@rigbook/contracts/kernel/time';
import { type ReactNode } from 'react';
import { useTimes } from '../../../lib/time/use-times.js';
import styles from './booking-record.module.css';
import { Copyable } from '../../../ui/content/copyable.js';
import { useOtherSide } from './use-other-side.js';

/** An id in full; of a hash, enough to compare it. */
const LONGEST_SHOWN = 36;

/** Ids to find the event in the log and in the server's request log. */
function EventRecord({ entry }: { entry: HistoryEntry }) {
  const text = useText();
  const { position, recordedAt, eventId, version, correlationId, causationId, sealHash } = entry;
  const values: readonly (readonly [string, string])[] = [
    [text('history.position'), position],
    [text('history.recordedAt'), recordedAt],
    ...(sealHash === null ? [] : [[text('history.sealHash'), sealHash] as const]),
    [text('history.event'), eventId],
    [text('history.correlation'), correlationId],
    ...(causationId === null ? [] : [[text('history.causation'), causationId] as const]),
  ];
  return (
    <details className={styles.record}>
      <summary>{text('history.record', { version })}</summary>
      <dl>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Copyable name={name} value={value} short={LONGEST_SHOWN} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What was recorded this much later than it was completed on the device, or due, also says when that was. */
const laterAfterHours = 2 / 60;

/** The content of an event in brief; details are in the part above. */
function EventDetails({ entry }: { entry: HistoryEntry }) {
  const text = useText();
  const lines = [
    ...useLines(entry),
    ...(entry.erasedTexts ? [text('history.textsErased', { count: entry.erasedTexts.length })] : []),
  ].filter((line) => line !== null && line !== undefined && line !== '');
  if (lines.length === 0) return null;
  return (
    <ul className="tabular-nums wrap-anywhere">
      {lines.map((line, nth) => (
        <li key={nth}>{line}</li>
      ))}
    </ul>
  );
}

type GoingBelow = Pick<Extract<HistoryEntry, { type: 'BookingApproved' }>['facts'], 'belowFloor' | 'coverageReason'>;

function useLines(entry: HistoryEntry): readonly ReactNode[] {
  const text = useText();
  const times = useTimes();
  const otherSide = useOtherSide(entry);
  const where = useDamageWhere();
  const turnRound = ({ turnRoundMinutes: minutes }: { readonly turnRoundMinutes?: number }) =>
    minutes === undefined ? null : text('history.turnRound', { minutes });
  const askedBack = (asked: { readonly lastMileageKm: number } | undefined) =>
    asked ? text('history.mileageConfirmed', { km: asked.lastMileageKm }) : null;
  const answered = ({
    checklistAnswers: of,
  }: {
    readonly checklistAnswers?: readonly { readonly isFine: boolean }[];
  }) => (of ? text('history.answered', { fine: of.filter(({ isFine }) => isFine).length, all: of.length }) : null);
  const goingBelow = ({ belowFloor = [], coverageReason }: GoingBelow) => [
    ...belowFloor.map(({ left, least, vehicleType: type, ...hours }) =>
      text('history.belowFloor', { left, least, type, period: times.period(hours) }),
    ),
    said(coverageReason ?? null),
  ];
  switch (entry.type) {
    case 'BookingRequested': {
      const {
        startAt,
        endAt,
        purpose,
        eligibilityWarnings,
        bookedBy,
        overriddenRules = [],
        overrideReason,
        wishId,
        standingShiftId,
      } = entry.facts;
      return [
        times.period({ startAt, endAt }),
        said(purpose),
        ...eligibilityWarnings.map((warning) => text(`eligibilityWarning.${warning}`)),
        bookedBy === 'admin' ? text('history.bookedFor') : null,
        ...overriddenRules.map((rule) => `${text('history.overridden')}: ${text(`overridable.${rule}`)}`),
        said(overrideReason ?? null),
        turnRound(entry.facts),
        wishId ? text('history.fromWaitlist') : null,
        standingShiftId ? text('history.byStandingShift') : null,
      ];
    }
    case 'BookingChanged': {
      const { startAt, endAt, purpose, before, mustSignAgain, reason } = entry.facts;
      return [
        times.period({ startAt, endAt }),
        text('history.changedBefore', { period: times.period(before) }),
        purpose && (
          <>
            {text('history.changedPurpose')} {said(purpose)}
          </>
        ),
        mustSignAgain ? text('history.changedSignature') : null,
        turnRound(entry.facts),
        said(reason),
      ];
    }
    case 'BookingHandedOn': {
      const { status, eligibilityWarnings, inReturn } = entry.facts;
      const { unitNumber, firstName, lastName } = entry.after.user;
      const name = [firstName, lastName, unitNumber && `(${unitNumber})`].filter(Boolean).join(' ');
      return [
        name && text('history.handedOnTo', { name }),
        status === 'pending' ? text('history.handedOnPending') : null,
        ...eligibilityWarnings.map((warning) => text(`eligibilityWarning.${warning}`)),
        inReturn && text('history.handedOnInSwap', { id: inReturn.bookingId }),
      ];
    }
    case 'BookingExtended': {
      const { startAt, endAt, formerEndAt, addendumVersion, acceptedAt } = entry.facts;
      return [
        times.period({ startAt, endAt }),
        text('history.extendedBefore', { time: times.instantInSentence(formerEndAt) }),
        text('history.addendum', { edition: addendumVersion }),
        acceptedAt ? text('history.acceptedBefore', { time: times.instantInSentence(acceptedAt) }) : null,
        ...goingBelow(entry.facts),
      ];
    }
    case 'BookingExtensionRequested':
      return [
        text('history.askedUntil', { time: times.instantInSentence(entry.facts.askedEndAt) }),
        text('history.addendum', { edition: entry.facts.addendumVersion }),
        turnRound(entry.facts),
      ];
    case 'BookingExtensionEnded':
      return [
        text('history.askedUntil', { time: times.instantInSentence(entry.facts.askedEndAt) }),
        text(`extensionEnd.${entry.facts.endedBecause}`),
        said(entry.facts.reason),
      ];
    case 'VehicleTakenInEmergency': {
      const { startAt, endAt, purpose, eligibilityWarnings } = entry.facts;
      return [
        times.period({ startAt, endAt }),
        said(purpose),
        ...eligibilityWarnings.map((warning) => text(`eligibilityWarning.${warning}`)),
        turnRound(entry.facts),
      ];
    }
    case 'EmergencyTakeReviewed':
      return [text(`emergencyFinding.${entry.facts.finding}`), said(entry.facts.note)];
    case 'BookingApproved':
      return [
        said(entry.facts.adminNotes),
        entry.facts.bySetting ? text('history.bySetting') : null,
        entry.facts.standingShiftId ? text('history.byStandingShift') : null,
        ...goingBelow(entry.facts),
      ];
    case 'BookingRejected':
    case 'BookingCancelled':
      return [said(entry.facts.reason)];
    case 'BookingReleased': {
      const { releasedBecause, dueAt } = entry.facts;
      return [
        text(`release.${releasedBecause}`),
        isLater(entry.recordedAt, dueAt) ? text('history.releaseDue', { at: times.instantInSentence(dueAt) }) : null,
      ];
    }
    case 'BookingReinstated':
      return [times.period(entry.facts)];
    case 'AgreementSigned':
      return [text('history.edition', { edition: entry.facts.agreementVersion })];
    case 'VehicleCheckedIn': {
      const { mileageKm, fuelPercent, checklist, completedOnDeviceAt, damageReports, confirmedDamage } = entry.facts;
      return [
        otherSide,
        text('diary.reading', { km: mileageKm, fuel: fuelPercent }),
        askedBack(entry.facts.mileageAskedBack),
        answered(entry.facts) ?? text('history.ticked', { ticked: checklist.length, all: checkInItemIds.length }),
        confirmedDamage ? text('history.confirmedDamage', { count: confirmedDamage.length }) : null,
        damageReports ? text('history.newDamage', { count: damageReports.length }) : null,
        completedOnDeviceAt !== null && isLater(entry.recordedAt, completedOnDeviceAt)
          ? text('history.completedOnDevice', { at: times.instantInSentence(completedOnDeviceAt) })
          : null,
      ];
    }
    case 'VehicleFoundUnfit': {
      const { damageReports, preExistingDamage, notes } = entry.facts;
      return [
        answered(entry.facts),
        damageReports ? text('history.newDamage', { count: damageReports.length }) : null,
        said(preExistingDamage),
        said(notes),
      ];
    }
    case 'DamageReported':
      return entry.facts.damageReports.flatMap((report) => [where(report), said(report.description)]);
    case 'VehicleCheckedOut': {
      const { mileageKm, fuelPercent, damageReports, checkedOutBy, completedOnDeviceAt } = entry.facts;
      return [
        otherSide,
        text('diary.reading', { km: mileageKm, fuel: fuelPercent }),
        askedBack(entry.facts.mileageAskedBack),
        text('history.damages', { count: damageReports.length }),
        checkedOutBy === 'admin' ? text('history.byAdmin') : null,
        completedOnDeviceAt !== undefined && isLater(entry.recordedAt, completedOnDeviceAt)
          ? text('history.completedOnDevice', { at: times.instantInSentence(completedOnDeviceAt) })
          : null,
      ];
    }
    case 'OdometerReadingCorrected': {
      const { step, formerMileageKm: former, mileageKm: km, reason } = entry.facts;
      return [text(`history.corrected.${step}`, { former, km }), said(reason)];
    }
    case 'OdometerReadingContested': {
      const { step, mileageKm: km, words } = entry.facts;
      return [text(`history.contested.${step}`, { km }), said(words)];
    }
    case 'OdometerReadingKept': {
      const { step, mileageKm: km, reason } = entry.facts;
      return [text(`history.kept.${step}`, { km }), said(reason)];
    }
    case 'DamagePhotoReceived':
      return [];
    case 'DamagePhotoErased':
      return [text(`textErasure.${entry.facts.because}`)];
    case 'BookingNoteAdded':
      return [said(entry.facts.note)];
    case 'TextErased': {
      const field = fieldAt(entry.facts.path);
      return [field && text(`textOfEvent.${field}`), text(`textErasure.${entry.facts.because}`)];
    }
  }
}

const isLater = (recordedAt: Instant, meantFor: Instant): boolean =>
  isBefore(meantFor, recordedAt) && elapsedHours({ startAt: meantFor, endAt: recordedAt }) > laterAfterHours;

const said = (words: string | null): ReactNode => words && <bdi className="whitespace-pre-line">{words}</bdi>;

interface HistoryTimelineProps {
  readonly history: readonly HistoryEntry[];
  /** The event after which the booking is shown. */
  readonly current?: number;
  /** What can be done with an entry. */
  readonly actionFor?: (entry: HistoryEntry) => ReactNode;
}

/** The events of a booking, with the stored record for those who have to prove it. */
export function HistoryTimeline({ history, current, actionFor }: HistoryTimelineProps) {
  const text = useText();
  return (
    <Timeline
      label={text('history.title')}
      entries={history.map((entry, nth) => ({
        key: entry.eventId,
        at: entry.recordedAt,
        title: text(entryTitle(entry)),
        actor: entry.actor,
        isCurrent: nth === current,
        children: (
          <>
            <StatusChange before={history[nth - 1]?.after.status} after={entry.after.status} />
            <EventDetails entry={entry} />
            <EventRecord entry={entry} />
            {actionFor?.(entry)}
          </>
        ),
      }))}
    />
  );
}

interface StatusChangeProps {
  readonly before: Booking['status'] | undefined;
  readonly after: Booking['status'];
}

/** The status change, if the event made one. */
function StatusChange({ before, after }: StatusChangeProps) {
  const text = useText();
  if (before === undefined || before === after) return null;
  return (
    <p>
      {text('history.statusChange', { before: text(`bookingStatus.${before}`), after: text(`bookingStatus.${after}`) })}
    </p>
  );
}
