import { Alert } from 'antd';
import { type HistoryEntry } from '../../../lib/http/answers.js';
import { entryOfType, type EntryOfType } from './entry-of-type.js';
import { signedDocument } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { DamageList } from '../../fleet/shared/damage-list.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Copyable } from '../../../ui/content/copyable.js';
import { Details } from '../../../ui/content/details.js';
import styles from './booking-record.module.css';
import { Part } from '../../../ui/content/part.js';
import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { ReadingStep, ShiftReadings } from '@rigbook/contracts/booking/shift/odometer.rules';
import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';
import { Icon } from '../../../ui/icon.js';
import { correctedFrom, openContests, readingsOf } from './readings-of.js';
import { DamagePhotos } from './damage-photos.js';
import { factIfGiven } from './use-booking-record.js';

// few records have one
const OfFewRecords = lazyExtra(async () => (await import('./answered-list.js')).OfFewRecords);

type CheckedOut = EntryOfType<'VehicleCheckedOut'>;

/** What was said of the readings since. */
interface Known {
  readonly readings: ShiftReadings | undefined;
  readonly history: readonly HistoryEntry[];
}

interface CheckOutPartProps extends Known {
  readonly checkedOut: CheckedOut;
}

function CheckOutPart({ checkedOut: { facts }, ...known }: CheckOutPartProps) {
  const { readings } = known;
  const text = useText();
  const { mileageKm, fuelPercent, notes, checklistAnswers, returnChecklistAnswers, parking } = facts;
  const driven = readings?.checkOutKm === undefined ? undefined : readings.checkOutKm - readings.checkInKm;
  return (
    <Part title={text('view.checkOut')}>
      <Details
        of={[
          [text('view.mileage'), <Mileage key="mileage" step="check-out" read={mileageKm} {...known} />],
          driven !== undefined && [text('view.driven'), text('view.km', { km: driven })],
          [text('view.fuel'), `${fuelPercent}%`],
          checklistAnswers && [text('view.checklist'), <OfFewRecords key="checklist" answers={checklistAnswers} />],
          returnChecklistAnswers && [
            text('view.returnChecklist'),
            <OfFewRecords key="return" answers={returnChecklistAnswers} />,
          ],
          parking && [text('textOfEvent.place'), <OfFewRecords key="parking" {...parking} />],
          ...factIfGiven(text('view.notes'), notes),
        ]}
      />
    </Part>
  );
}

interface MileageProps extends Known {
  readonly step: ReadingStep;
  readonly read: number;
}

/** As corrected; what was read stays next to it, crossed out, and that somebody contests it. */
function Mileage({ step, read, readings, history }: MileageProps) {
  const text = useText();
  const corrected = correctedFrom(readings, step, read);
  return (
    <>
      {text('view.km', { km: corrected?.now ?? read })}
      {corrected && (
        <>
          {' '}
          <s className="text-soft">{text('view.readAs', { km: corrected.read })}</s>
        </>
      )}
      {openContests(history, step) > 0 && <> ({text('view.contested')})</>}
    </>
  );
}

/** Reports of damage, what is not all right, items of a checklist and a parking place may: whichever says so has a member of that name. */
const announcesPhotos = ({ facts }: HistoryEntry): boolean => /"(?:photoIds|defectId)":/.test(JSON.stringify(facts));

type Reports = CheckedOut['facts']['damageReports'];

function DamagePart({ reports }: { readonly reports: Reports }) {
  const text = useText();
  return (
    <Part title={text('diary.damage')}>
      <DamageList reports={reports} none={text('view.noDamage')} />
    </Part>
  );
}

interface ShiftPartsProps {
  readonly bookingId: string;
  readonly history: readonly HistoryEntry[];
}

/** What was signed, and the vehicle's state at check-in and checkout; missing steps are left out. */
export function ShiftParts({ bookingId, history }: ShiftPartsProps) {
  const signed = entryOfType(history, 'AgreementSigned');
  const checkedIn = entryOfType(history, 'VehicleCheckedIn');
  const checkedOut = entryOfType(history, 'VehicleCheckedOut');
  const known = { readings: readingsOf(history), history };
  return (
    <>
      {history.map((entry) =>
        entry.type === 'VehicleFoundUnfit' ? <OfFewRecords key={entry.eventId} unfit={entry} /> : null,
      )}
      {signed && <AgreementPart bookingId={bookingId} signed={signed} />}
      {checkedIn && <CheckInPart checkedIn={checkedIn} {...known} />}
      {checkedOut && (
        <>
          <CheckOutPart checkedOut={checkedOut} {...known} />
          <DamagePart reports={checkedOut.facts.damageReports} />
        </>
      )}
      {history.some(announcesPhotos) && <DamagePhotos bookingId={bookingId} />}
    </>
  );
}

interface AgreementPartProps {
  readonly bookingId: string;
  readonly signed: EntryOfType<'AgreementSigned'>;
}

/**
 * If the log says that the signer was erased, so were the document and the name; the hash stays. Otherwise a missing
 * document is an error.
 */
function AgreementPart({ bookingId, signed: { recordedAt, facts } }: AgreementPartProps) {
  const text = useText();
  const times = useTimes();
  const { signerName, agreementVersion, pdfSha256, document } = facts;
  return (
    <Part title={text('view.agreement')}>
      <Details
        of={[
          [text('milestone.signed'), times.instant(recordedAt)],
          signerName !== null && [text('view.signedAs'), <bdi key="name">{signerName}</bdi>],
          [text('view.edition'), <bdi key="edition">{agreementVersion}</bdi>],
          [
            text('view.document'),
            document !== 'kept' ? (
              text(document === 'erased' ? 'view.documentErased' : 'view.documentMissing')
            ) : (
              <a
                key="document"
                className={styles.onScreen}
                href={signedDocument(bookingId)}
                target="_blank"
                rel="noreferrer"
              >
                {text('view.openDocument')}
              </a>
            ),
          ],
          [text('view.hash'), <Copyable key="hash" name={text('view.hash')} value={pdfSha256} short={12} />],
        ]}
      />
    </Part>
  );
}

interface CheckInPartProps extends Known {
  readonly checkedIn: EntryOfType<'VehicleCheckedIn'>;
}

function CheckInPart({ checkedIn: { facts }, ...known }: CheckInPartProps) {
  const text = useText();
  const { mileageKm, fuelPercent, checklist, odometerDiscrepancy, preExistingDamage, damageSeenTogether, notes } =
    facts;
  const { damageReports } = facts;
  return (
    <Part title={text('view.checkIn')}>
      {odometerDiscrepancy && (
        <Alert
          role="note"
          type="warning"
          showIcon
          title={text('diary.discrepancy')}
          description={text('diary.discrepancyDetail', { km: odometerDiscrepancy.lastMileageKm })}
        />
      )}
      <Details
        of={[
          [text('view.mileage'), <Mileage key="mileage" step="check-in" read={mileageKm} {...known} />],
          [text('view.fuel'), `${fuelPercent}%`],
          [
            text('view.checklist'),
            facts.checklistAnswers ? (
              <OfFewRecords key="checklist" answers={facts.checklistAnswers} />
            ) : (
              <Checklist key="checklist" ticked={checklist} />
            ),
          ],
          ...factIfGiven(text('view.preExistingDamage'), preExistingDamage),
          damageReports !== undefined && [
            text('view.newDamage'),
            <DamageList key="new" reports={damageReports} none={text('view.noDamage')} />,
          ],
          damageSeenTogether !== undefined && [
            text('view.damageSeenTogether'),
            <DamageList key="damage" reports={damageSeenTogether} none={text('view.noDamage')} />,
          ],
          ...factIfGiven(text('view.notes'), notes),
        ]}
      />
    </Part>
  );
}

type Items = EntryOfType<'VehicleCheckedIn'>['facts']['checklist'];

/** Items not ticked are listed; the rest can be opened. */
function Checklist({ ticked }: { ticked: Items }) {
  const text = useText();
  const missing = checkInItemIds.filter((item) => !ticked.includes(item));
  return (
    <>
      <details className={styles.ticked}>
        <summary>{text('view.ticked', { ticked: ticked.length, all: checkInItemIds.length })}</summary>
        <ul>
          {ticked.map((item) => (
            <li key={item}>
              <Icon name="check" size={14} /> {text(`checkInItem.${item}`)}
            </li>
          ))}
        </ul>
      </details>
      {missing.length > 0 && (
        <ul className={styles.missing} aria-label={text('view.notTicked')}>
          {missing.map((item) => (
            <li key={item}>
              <Icon name="minus" size={14} /> {text(`checkInItem.${item}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
