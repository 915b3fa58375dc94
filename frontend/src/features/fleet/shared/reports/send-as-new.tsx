import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, PlainDialog } from '../../../../ui/plain-dialog.js';

interface Props {
  /** by which its person knows it again */
  readonly what: string;
  readonly onNotNow: () => void;
  readonly onSend: () => void;
}

/** The server has the report with other content: under another id it stands there twice, which its person confirms. */
export function SendAsNew({ what, onNotNow, onSend }: Props) {
  const text = useText();
  return (
    <PlainDialog title={text('reports.asNewTitle')} width={440} onClose={onNotNow}>
      <p>
        <bdi>{what}</bdi>
      </p>
      <p>{text('reports.asNewDetail')}</p>
      <Actions>
        <Button onClick={onNotNow}>{text('reports.asNewNot')}</Button>
        <Button look="primary" onClick={onSend}>
          {text('reports.asNew')}
        </Button>
      </Actions>
    </PlainDialog>
  );
}
