import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { LinkButton } from '../../../ui/link-button.js';

interface Props {
  readonly onUnitNumber: () => void;
  readonly onClose: () => void;
}

/** Leads to Microsoft; the browser comes back to the home page, told how it ended. */
export function MicrosoftDialog({ onUnitNumber, onClose }: Props) {
  const text = useText();
  return (
    <Dialog title={text('microsoft.signIn')} width={420} onClose={onClose}>
      <p>{text('microsoft.explanation')}</p>
      <Actions>
        <Button onClick={onUnitNumber}>{text('microsoft.useUnitNumber')}</Button>
        <LinkButton to={paths.microsoftSignIn} leavesPage>
          {text('microsoft.signIn')}
        </LinkButton>
      </Actions>
    </Dialog>
  );
}
