import { useText } from '../../../lib/i18n/use-text.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { DocumentSkeleton } from '../../../ui/feedback/skeleton.js';
import { ChecklistFields } from '../checks/checklist-fields.js';
import type { useEmergencyChecklist } from './use-emergency-checklist.js';

/** Photos have no booking yet. */
const noBooking = 'emergency';

interface Props {
  readonly checks: ReturnType<typeof useEmergencyChecklist>;
  readonly asked: boolean;
}

/** What the vehicle's own list asks, once it is known. */
export function EmergencyChecks({ checks, asked }: Props) {
  const text = useText();
  if (!checks.isKnown)
    return checks.error ? (
      <ErrorScreen error={checks.error} retry={checks.retry} />
    ) : (
      <DocumentSkeleton label={text('checks.loading')} />
    );
  return (
    <ChecklistFields
      bookingId={noBooking}
      checklist={checks.checklist}
      draft={checks.draft}
      problems={asked ? checks.answered.problems : []}
      takesRequired={false}
      onChange={checks.change}
    />
  );
}
