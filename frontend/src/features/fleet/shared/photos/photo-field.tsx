import { MOST_PHOTOS_OF_DAMAGE } from '@rigbook/contracts/booking/shift/damage-photo.limits';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import { photoMediaTypes } from '@rigbook/contracts/licences/photo.limits';
import { useEffect, useMemo, useRef } from 'react';
import { newUuid } from '../../../../lib/device/new-uuid.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { photoQueue } from '../../../../lib/photos/photo-queue.js';
import type { PhotosOf } from '../../../../lib/photos/photo-store.js';
import { reducePhoto } from '../../../../lib/photos/reduce-photo.js';
import { useIsTakingPhotos, whileTakingPhotos } from '../../../../lib/photos/taking-photos.js';
import { useKeptPhotos } from '../../../../lib/photos/use-kept-photos.js';
import { Button } from '../../../../ui/button.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { Icon } from '../../../../ui/icon.js';

interface Props {
  readonly of: PhotosOf;
  readonly photoIds: readonly DamagePhotoId[];
  readonly most?: number;
  readonly onChange: (update: (photoIds: readonly DamagePhotoId[]) => readonly DamagePhotoId[]) => void;
}

/** Photos of one report, from the camera or from the phone. They are kept on the device and follow the report. */
export function PhotoField({ of, photoIds, most = MOST_PHOTOS_OF_DAMAGE, onChange }: Props) {
  const text = useText();
  const isTaking = useIsTakingPhotos();
  const kept = useKeptPhotos();
  const left = most - photoIds.length;

  const sayNotKept = () => {
    const description = text('damagePhotos.notKeptDetail');
    showToast({ title: text('damagePhotos.notKept'), description, tone: 'destructive' });
  };
  const take = (files: readonly File[]) =>
    whileTakingPhotos(async () => {
      for (const file of files.slice(0, left)) {
        const id = newUuid() as DamagePhotoId;
        const isKept = await photoQueue.add(of, id, await reducePhoto(file));
        if (!isKept) sayNotKept();
        onChange((others) => [...others, id]);
      }
    });
  const remove = (id: DamagePhotoId) => {
    photoQueue.remove(id);
    onChange((others) => others.filter((other) => other !== id));
  };

  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{text('damagePhotos.title')}</legend>
      <p className="text-soft text-sm">{text('damagePhotos.hint', { most })}</p>
      {photoIds.length > 0 && (
        <ul className="grid grid-cols-3 gap-2" aria-label={text('damagePhotos.title')}>
          {photoIds.map((id, nth) => (
            <li key={id} className="grid gap-1 justify-items-start">
              <Preview content={kept.find((photo) => photo.id === id)?.content} number={nth + 1} />
              <Button
                look="quiet"
                danger
                small
                aria-label={text('damagePhotos.removeNamed', { number: nth + 1 })}
                onClick={() => remove(id)}
              >
                {text('damagePhotos.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <div className="flex flex-wrap gap-2">
          <Picker camera label={text('damagePhotos.take')} busy={isTaking} onPick={(files) => void take(files)} />
          <Picker label={text('damagePhotos.choose')} busy={isTaking} onPick={(files) => void take(files)} />
        </div>
      )}
    </fieldset>
  );
}

interface PickerProps {
  readonly label: string;
  readonly camera?: boolean;
  readonly busy: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

function Picker({ label, camera = false, busy, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        multiple={!camera}
        accept={photoMediaTypes.join(',')}
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          target.value = ''; // lets the same file be picked again
        }}
      />
      <Button busy={busy} icon={<Icon name={camera ? 'camera' : 'image'} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

/** The photo as this device keeps it. */
function Preview({ content, number }: { readonly content: Blob | undefined; readonly number: number }) {
  const text = useText();
  const address = useMemo(() => (content ? URL.createObjectURL(content) : undefined), [content]);
  useEffect(() => () => (address === undefined ? undefined : URL.revokeObjectURL(address)), [address]);
  if (address === undefined) return <Icon name="image" size={32} />;
  return (
    <img className="w-full aspect-square object-cover" src={address} alt={text('damagePhotos.named', { number })} />
  );
}
