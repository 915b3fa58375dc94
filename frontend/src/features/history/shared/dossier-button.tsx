import { useMutation } from '@tanstack/react-query';
import { saveDossier } from '../api/history.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

/** For auditors and administrators: all about a booking, in an archive that others can check without Rigbook. */
export function DossierButton({ bookingId }: { bookingId: string }) {
  const text = useText();
  const attempt = useAttempt();
  const save = useMutation({ mutationFn: saveDossier });
  const press = async () => {
    if (await attempt(save.mutateAsync(bookingId), text('dossier.failed')))
      showToast({ title: text('dossier.saved'), description: text('dossier.savedHint'), tone: 'success' });
  };
  return (
    <Button icon={<Icon name="download" />} busy={save.isPending} onClick={() => void press()}>
      {text('dossier.save')}
    </Button>
  );
}
