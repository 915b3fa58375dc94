import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

const meaning = ['decides', 'goes', 'stays', 'bookings', 'downloadFirst'] as const;

/** Says what being erased means before the request is sent. */
export function AskToBeErasedDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  const attempt = useAttempt();
  const queryClient = useQueryClient();
  const ask = useMutation({
    mutationFn: () => bodyOf(api.POST('/api/auth/erasure-request')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.ownErasureRequest }),
  });
  const confirm = async () => {
    if (!(await attempt(ask.mutateAsync(), text('eraseMe.askFailed')))) return;
    showToast({ title: text('eraseMe.asked'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog title={text('eraseMe.askTitle')} width={460} onClose={onClose}>
      <ul className="grid gap-2 ps-5 list-disc">
        {meaning.map((part) => (
          <li key={part}>{text(`eraseMe.${part}`)}</li>
        ))}
      </ul>
      <Refusal error={ask.error} />
      <Actions>
        <Button onClick={onClose}>{text('eraseMe.keep')}</Button>
        <Button look="primary" danger busy={ask.isPending} onClick={() => void confirm()}>
          {text(ask.isPending ? 'eraseMe.asking' : 'eraseMe.ask')}
        </Button>
      </Actions>
    </Dialog>
  );
}
