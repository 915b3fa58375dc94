import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { TickBox } from '../../../ui/form/tick-box.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { handingOnQuery } from '../api/handing-on.js';

/** Whether the person hears of bookings that colleagues offer to everybody; saved when it is ticked. */
export function OfferMessages() {
  const text = useText();
  const hintId = useId();
  const attempt = useAttempt();
  const queryClient = useQueryClient();
  const { data } = useQuery(handingOnQuery);
  const choose = useMutation({
    mutationFn: (toldOfOffers: boolean) => api.PUT('/api/handing-on/messages', { body: { toldOfOffers } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.handingOn }),
  });
  if (data === undefined) return null;
  const isTold = choose.isPending ? choose.variables : data.toldOfOffers;
  return (
    <div>
      <label className="flex items-center gap-3 min-h-12">
        <TickBox
          checked={isTold}
          aria-describedby={hintId}
          onChange={({ target }) => void attempt(choose.mutateAsync(target.checked), text('handOn.toldFailed'))}
        />
        <span>{text('handOn.told')}</span>
      </label>
      <p id={hintId} className="text-soft text-md">
        {text('handOn.toldHint')}
      </p>
    </div>
  );
}
