import { textLimits } from '@rigbook/contracts/kernel/text';
import { photoSides, type LicenceDecision } from '@rigbook/contracts/licences/licence.words';
import { useState } from 'react';
import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { LicencePhoto } from './licence-photo.js';
import styles from './licence-reviews.module.css';
import { useReview } from './use-review.js';

interface Props {
  readonly licence: LicenceVerification;
  readonly onClose: () => void;
}

/** Both photos side by side, notes for the responder, and the decision. */
export function ReviewDialog({ licence, onClose }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const [notes, setNotes] = useState('');
  const { pending, error, decide } = useReview(licence);

  const submit = async (status: LicenceDecision) => {
    if (await decide(status, notes)) onClose();
  };

  return (
    <Dialog title={text('reviews.of', { person: person(licence.user) })} width={880} onClose={onClose}>
      <p className={styles.soft}>{text('reviews.since', { time: times.instantInSentence(licence.createdAt) })}</p>
      <div className={styles.photos}>
        {photoSides.map((side) => (
          <LicencePhoto key={side} licenceId={licence.id} side={side} />
        ))}
      </div>
      <FreeTextField
        label={text('reviews.notes')}
        hint={text('reviews.notesHint')}
        most={textLimits.notes}
        value={notes}
        onChange={setNotes}
      />
      <Refusal error={error} />
      <Actions>
        <Button
          danger
          busy={pending === 'rejected'}
          disabled={pending === 'approved'}
          onClick={() => void submit('rejected')}
        >
          {text('reviews.reject')}
        </Button>
        <Button
          look="primary"
          busy={pending === 'approved'}
          disabled={pending === 'rejected'}
          onClick={() => void submit('approved')}
        >
          {text('reviews.approve')}
        </Button>
      </Actions>
    </Dialog>
  );
}
