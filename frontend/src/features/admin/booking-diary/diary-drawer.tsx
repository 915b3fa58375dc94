import { eligibilityWarnings } from '@rigbook/contracts/booking/booking.words';
import { allowsStep } from '@rigbook/contracts/booking/lifecycle.rules';
import { Drawer } from 'antd';
import { directionOf, useLanguage } from '../../../lib/i18n/language.js';
import type { Booking } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Facts } from '../../../ui/facts.js';
import { FiveStepLine } from '../../../ui/five-step-line.js';
import { Notice } from '../../../ui/notice.js';
import styles from './booking-diary.module.css';
import { DecisionForm } from './decision-form.js';
import { DiaryTags } from './diary-tags.js';
import { useBookingRecord } from './use-booking-record.js';

interface Props {
  readonly booking: Booking;
  readonly onCancel: (booking: Booking) => void;
  readonly onClose: () => void;
}

/** All of one booking; a pending one is decided here. */
export function DiaryDrawer({ booking, onCancel, onClose }: Props) {
  const text = useText();
  const person = usePerson();
  const record = useBookingRecord(booking);
  const atEnd = directionOf[useLanguage().language] === 'rtl' ? 'left' : 'right';
  const warnings = eligibilityWarnings.filter((warning) => booking.eligibilityWarnings.includes(warning));
  return (
    <Drawer
      open
      placement={atEnd}
      size={480}
      title={text('diary.bookingOf', { vehicle: booking.vehicle.name, person: person(booking.user) })}
      closable={{ 'aria-label': text('dialog.close') }}
      onClose={onClose}
    >
      <div className={styles.details}>
        <DiaryTags booking={booking} />
        <FiveStepLine progress={booking} />
        <Facts facts={record} />
        {warnings.length > 0 && (
          <Notice hue="orange" icon="alert" title={text('diary.warnings')}>
            <ul className={styles.warnings}>
              {warnings.map((warning) => (
                <li key={warning}>{text(`eligibilityWarning.${warning}`)}</li>
              ))}
            </ul>
          </Notice>
        )}
        {booking.status === 'pending' && <DecisionForm booking={booking} onDecided={onClose} />}
        {allowsStep(booking.status, booking.signedAt !== null, 'cancel') && (
          <div>
            <Button danger onClick={() => onCancel(booking)}>
              {text('diary.cancelConfirm')}
            </Button>
          </div>
        )}
      </div>
    </Drawer>
  );
}
