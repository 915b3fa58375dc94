import { photoMediaTypes } from '@rigbook/contracts/licences/photo.limits';
import { useRef } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';

interface Props {
  readonly label: string;
  /** What a screen reader says, if it is more. */
  readonly name?: string;
  readonly camera?: boolean;
  readonly busy?: boolean;
  readonly onPick: (photo: File) => void;
}

/** One photo, from the camera or from the phone. */
export function ReceiptPicker({ label, name = label, camera = false, busy = false, onPick }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={photoMediaTypes.join(',')}
        capture={camera ? 'environment' : undefined}
        aria-label={name}
        onChange={({ target }) => {
          const [photo] = target.files ?? [];
          if (photo) onPick(photo);
          target.value = ''; // lets the same file be picked again
        }}
      />
      <Button
        busy={busy}
        {...(name !== label && { 'aria-label': name })}
        icon={<Icon name={camera ? 'camera' : 'image'} />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
