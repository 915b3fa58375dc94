import { photoMediaTypes } from '@rigbook/contracts/licences/photo.limits';
import { useRef } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';

interface Props {
  /** What a screen reader says, if it is more. */
  readonly name?: string;
  readonly small?: boolean;
  readonly busy?: boolean;
  readonly onPick: (files: readonly File[]) => void;
}

/** PDFs or photos, several at once. */
export function PaperPicker({ name, small = false, busy = false, onPick }: Props) {
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const label = text('service.papers.add');
  return (
    <>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={['application/pdf', ...photoMediaTypes].join(',')}
        aria-label={name ?? label}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          target.value = ''; // lets the same file be picked again
        }}
      />
      <Button
        small={small}
        busy={busy}
        {...(name !== undefined && { 'aria-label': name })}
        icon={<Icon name="plus" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}
