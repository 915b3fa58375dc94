import { addDays, dayOf } from '@rigbook/contracts/kernel/calendar';
import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Icon } from '../../../ui/icon.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import type { AccessSearch } from '../api/access-record.js';
import { saveExport } from '../api/log-files.js';

const DAYS_WITHOUT_CHOICE = 30;

/** Saves all entries of the chosen days, or of the last thirty, as CSV. */
export function SaveAccessRecord({ search }: { readonly search: AccessSearch }) {
  const text = useText();
  const times = useTimes();
  const { language } = useLanguage();
  const today = dayOf(useNow(), useZone());
  const to = search.to ?? today;
  const from = search.from ?? addDays(to, 1 - DAYS_WITHOUT_CHOICE);
  const save = useMutation({
    mutationFn: () => saveExport({ subject: 'access-record', from, to, format: 'csv' }, language),
    onSuccess: () => showToast({ title: text('access.saving'), tone: 'success' }),
  });
  return (
    <div className="grid grid-cols-1 gap-2 justify-items-start">
      <p className="text-soft text-sm">
        {text('access.saveHint', { from: times.fullDay(from), to: times.fullDay(to) })}
      </p>
      <Refusal error={save.error} />
      <Button icon={<Icon name="download" />} busy={save.isPending} disabled={from > to} onClick={() => save.mutate()}>
        {text('access.save')}
      </Button>
    </div>
  );
}
