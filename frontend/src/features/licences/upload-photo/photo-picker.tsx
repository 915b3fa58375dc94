import { photoMediaTypes } from '@rigbook/contracts/licences/photo.limits';
import { useRef, type ComponentProps } from 'react';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';

interface Props extends Pick<ComponentProps<typeof Button>, 'look' | 'small' | 'wide' | 'aria-label'> {
  readonly label: string;
  /** Opens a phone's camera instead of its files. */
  readonly camera?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** A button that opens the device's file picker. */
export function PhotoPicker({ label, camera = false, onPick, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        hidden
        type="file"
        accept={photoMediaTypes.join(',')}
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          target.value = ''; // lets the same file be picked again
        }}
      />
      <Button {...button} icon={<Icon name={camera ? 'camera' : 'image'} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}
