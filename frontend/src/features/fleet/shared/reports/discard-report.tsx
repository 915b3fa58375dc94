import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Actions, PlainDialog } from '../../../../ui/plain-dialog.js';

interface Props {
  /** by which its person knows it again */
  readonly what: string;
  readonly onKeep: () => void;
  readonly onDiscard: () => void;
}

/** A report that was not sent is erased from the device only when its person confirms it. */
export function DiscardReport({ what, onKeep, onDiscard }: Props) {
  const text = useText();
  return (
    <PlainDialog title={text('reports.discardTitle')} width={440} onClose={onKeep}>
      <p>
        <bdi>{what}</bdi>
      </p>
      <p>{text('reports.discardDetail')}</p>
      <Actions>
        <Button onClick={onKeep}>{text('reports.keep')}</Button>
        <Button look="primary" danger onClick={onDiscard}>
          {text('reports.discard')}
        </Button>
      </Actions>
    </PlainDialog>
  );
}
