import type { User } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Dialog } from '../../../../ui/dialog.js';
import { useChangeSuspension } from '../api/suspension.js';
import { ReasonForm } from './reason-form.js';

export function LiftSuspensionDialog({ user, onClose }: { readonly user: User; readonly onClose: () => void }) {
  const text = useText();
  const person = usePerson();
  const lift = useChangeSuspension(user.id, 'lift-suspension');
  return (
    <Dialog title={text('suspension.liftTitle')} width={480} focusFirstField onClose={onClose}>
      <p className="font-semibold">{person(user)}</p>
      <p>{text('suspension.liftText')}</p>
      <ReasonForm
        change={lift}
        submit={text('suspension.lift')}
        submitting={text('suspension.lifting')}
        doneTitle={text('suspension.lifted', { unit: user.unitNumber })}
        failedTitle={text('suspension.liftFailed')}
        onClose={onClose}
      />
    </Dialog>
  );
}
