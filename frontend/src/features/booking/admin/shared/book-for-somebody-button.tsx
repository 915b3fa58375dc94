import { useText } from '../../../../lib/i18n/use-text.js';
import { useViewed } from '../../../../lib/use-viewed.js';
import { Button } from '../../../../ui/button.js';
import { Icon } from '../../../../ui/icon.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';

export const BookForSomebodyDialog = lazyDialog(
  async () => (await import('../book-for-somebody/book-for-somebody-dialog.js')).BookForSomebodyDialog,
);

/** Opens the booking for another person, which has an address. */
export function BookForSomebodyButton() {
  const text = useText();
  const dialog = useViewed('dialog');
  return (
    <>
      <Button icon={<Icon name="plus" />} onClick={() => dialog.view('book')}>
        {text('bookFor.open')}
      </Button>
      {dialog.id === 'book' && <BookForSomebodyDialog onClose={dialog.close} />}
    </>
  );
}
