import { textLimits } from '@rigbook/contracts/kernel/text';
import { photoSides, type LicenceDecision, type PhotoSide } from '@rigbook/contracts/licences/licence.words';
import { useState, useEffect } from 'react';
import { type LicenceVerification } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText, type MessageId } from '../../../../lib/i18n/use-text.js';
import { wholeName } from '../../../../lib/i18n/whole-name.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Actions, Dialog } from '../../../../ui/dialog.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import styles from './licence-reviews.module.css';
import { useReview } from './use-review.js';
import { Image } from 'antd';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import { useQuery } from '@tanstack/react-query';
import { licencePhotoQuery } from '../api/licences.js';

interface LicencePhotoProps {
  readonly licenceId: string;
  readonly side: PhotoSide;
}

type ZoomAction = 'onZoomOut' | 'onZoomIn' | 'onRotateRight' | 'onReset';

const zoomActions = [
  ['onZoomOut', 'minus', 'reviews.zoomOut'],
  ['onZoomIn', 'plus', 'reviews.zoomIn'],
  ['onRotateRight', 'refresh', 'reviews.rotate'],
  ['onReset', 'image', 'reviews.fit'],
] as const satisfies readonly (readonly [ZoomAction, IconName, MessageId])[];

/** A photo of one side. Pressed, it fills the screen, to zoom, rotate and move. */
function LicencePhoto({ licenceId, side }: LicencePhotoProps) {
  const text = useText();
  const errorText = useErrorText();
  const { src, error, reload } = useLicencePhoto(licenceId, side);
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isBroken = src !== undefined && src === brokenSrc;
  return (
    <figure className={styles.photo}>
      <figcaption>{text(`licence.${side}`)}</figcaption>
      {error !== null || isBroken ? (
        <div className={styles.noPhoto} role="alert">
          <Icon name="alert" size={28} />
          <p>{text('reviews.photoMissing')}</p>
          {error !== null && <p>{errorText(error)}</p>}
          <Button onClick={reload}>{text('error.tryAgain')}</Button>
        </div>
      ) : src === undefined ? (
        <div className={styles.noPhoto} role="status">
          {text('app.loading')}
        </div>
      ) : (
        <Image
          src={src}
          alt={text(`reviews.photoOf.${side}`)}
          classNames={{ root: styles.picture ?? '', image: styles.image ?? '', cover: styles.cover ?? '' }}
          styles={{ popup: { mask: { background: 'rgb(0 0 0 / 88%)' } } }} // the dialog behind it has buttons in the same place
          onError={() => setBrokenSrc(src)}
          preview={{
            cover: { coverNode: text('reviews.enlarge'), placement: 'bottom' },
            closeIcon: (
              <span role="img" aria-label={text('dialog.close')}>
                <Icon name="close" />
              </span>
            ),
            actionsRender: (_, { actions }) => (
              <div className="flex gap-2">
                {zoomActions.map(([action, icon, label]) => (
                  <Button key={action} icon={<Icon name={icon} />} aria-label={text(label)} onClick={actions[action]} />
                ))}
              </div>
            ),
          }}
        />
      )}
    </figure>
  );
}

interface ReviewDialogProps {
  readonly licence: LicenceVerification;
  readonly onClose: () => void;
}

/** Both photos side by side, notes for the responder, and the decision. */
export function ReviewDialog({ licence, onClose }: ReviewDialogProps) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const [notes, setNotes] = useState('');
  const { pending, error, decide } = useReview(licence);

  const submit = async (status: LicenceDecision) => {
    if (await decide(status, notes)) onClose();
  };

  return (
    <Dialog title={text('reviews.of', { person: wholeName(person(licence.user)) })} width={880} onClose={onClose}>
      <p className="text-soft">{text('reviews.since', { time: times.instantInSentence(licence.createdAt) })}</p>
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
          look="primary"
          busy={pending === 'approved'}
          disabled={pending === 'rejected'}
          onClick={() => void submit('approved')}
        >
          {text('reviews.approve')}
        </Button>
        <Button
          danger
          busy={pending === 'rejected'}
          disabled={pending === 'approved'}
          onClick={() => void submit('rejected')}
        >
          {text('reviews.reject')}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface ShownPhoto {
  /** Undefined while the photo loads. */
  readonly src: string | undefined;
  readonly error: unknown;
  readonly reload: () => void;
}

/** Loaded through the client rather than an image element, so that a missing admin password is asked for. */
function useLicencePhoto(licenceId: string, side: PhotoSide): ShownPhoto {
  const { data: src, error, refetch } = useQuery(licencePhotoQuery(licenceId, side));
  useEffect(
    () => () => {
      if (src !== undefined) URL.revokeObjectURL(src);
    },
    [src],
  );
  return { src, error, reload: () => void refetch() };
}
