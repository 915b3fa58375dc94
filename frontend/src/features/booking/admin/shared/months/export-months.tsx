import { useMutation } from '@tanstack/react-query';
import { useLanguage } from '../../../../../lib/i18n/language.js';
import { useText } from '../../../../../lib/i18n/use-text.js';
import { Button } from '../../../../../ui/button.js';
import { useAttempt } from '../../../../../ui/toasts/use-attempt.js';
import { exportMonths } from '../../api/vehicle-months.js';

interface Props {
  readonly months: Parameters<typeof exportMonths>[0];
}

/** All figures of these months, for spreadsheets. */
export function ExportMonths({ months }: Props) {
  const text = useText();
  const { language } = useLanguage();
  const attempt = useAttempt();
  const save = useMutation({ mutationFn: () => exportMonths(months, language) });
  return (
    <span className="print:hidden">
      <Button small busy={save.isPending} onClick={() => void attempt(save.mutateAsync(), text('months.exportFailed'))}>
        {text('months.export')}
      </Button>
    </span>
  );
}
