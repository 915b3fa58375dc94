import { useState } from 'react';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';

export const BookForSomebodyDialog = lazyDialog(
  async () => (await import('../book-for-somebody/book-for-somebody-dialog.js')).BookForSomebodyDialog,
);

/** Opens the booking for another person. */
export function BookForSomebodyButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => setIsOpen(true)}>
        {text('bookFor.open')}
      </Button>
      {isOpen && <BookForSomebodyDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
