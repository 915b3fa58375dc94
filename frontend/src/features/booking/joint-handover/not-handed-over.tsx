import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { useEffect, useState } from 'react';
import { paths } from '../../../config/paths.js';
import { useDeviceDraft } from '../../../lib/device/use-device-draft.js';
import type { Booking } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { nameOfForm } from '../../../lib/outbox/outgoing-form.js';
import { photoQueue } from '../../../lib/photos/photo-queue.js';
import { Notice } from '../../../ui/content/notice.js';
import { LinkButton } from '../../../ui/link-button.js';
import { ContactsPanel } from '../../settings/shared/contacts.js';
import { Button } from '../../../ui/button.js';
import { nothingReturned, type ReturnDraft } from '../check-out/return-form.js';
import { type CheckedDraft, nothingChecked } from '../checks/said.js';
import form from '../handover/form.module.css';
import { notSaid } from '../parking/parking-fields.js';
import { PhotosToCome } from '../shared/lazy-photos.js';
import { withReturned } from './with-returned.js';

interface Props {
  readonly booking: Booking;
  /** what was entered before something critical was found, with the checklist that the checkout asks */
  readonly returned: ReturnDraft & { readonly atReturn: CheckedDraft };
  /** of what was reported already */
  readonly photoIds?: readonly DamagePhotoId[];
  /** The checkout has it, also after this page is closed. */
  readonly onKept: () => void;
  /** Where nothing was reported yet: the checkout does that. */
  readonly onBack?: () => void;
}

const none: readonly DamagePhotoId[] = [];

/** Something critical is not all right: the vehicle is returned, with what was entered already. */
export function NotHandedOver({ booking, returned, photoIds = none, onKept, onBack }: Props) {
  const text = useText();
  const { savedAt, change } = useDeviceDraft(nameOfForm('checkout', booking.id), {
    ...nothingReturned,
    ...nothingChecked,
    edition: returned.atReturn.edition,
    parking: notSaid,
  });
  const [isPassedOn, setIsPassedOn] = useState(false);
  const mayGoBack = onBack !== undefined;
  // a checkout may have been begun before the two met
  const passOn = () => {
    change((kept) => ({ ...withReturned(kept, returned), ...(!isAnswered(kept) && returned.atReturn) }));
    setIsPassedOn(true);
  };
  useEffect(() => {
    void photoQueue.handIn(photoIds);
    if (!mayGoBack) passOn(); // else what follows may still be changed in the form
    // once: what follows is the checkout's
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const isKept = isPassedOn && savedAt !== undefined;
  useEffect(() => {
    if (isKept) onKept();
  }, [isKept, onKept]);
  return (
    <div className={form.stack}>
      <Notice live hue="red" icon="alert" title={text(onBack ? 'jointHandover.toReturn' : 'jointHandover.unfit')}>
        <p>{text(onBack ? 'jointHandover.toReturnHint' : 'jointHandover.unfitHint')}</p>
      </Notice>
      <PhotosToCome />
      <ContactsPanel />
      <LinkButton
        to={paths.checkOut(booking.id)}
        onClick={() => {
          if (!mayGoBack) return;
          passOn();
          onKept();
        }}
      >
        {text('jointHandover.checkOut')}
      </LinkButton>
      {onBack && <Button onClick={onBack}>{text('jointHandover.toForm')}</Button>}
    </div>
  );
}

/** The list of a checkout that was begun before is gone on with. */
const isAnswered = ({ ticked, said }: CheckedDraft): boolean => ticked.length > 0 || Object.keys(said).length > 0;
