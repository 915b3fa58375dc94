import { Descriptions } from 'antd';
import { useText, type MessageId } from '../../../lib/i18n/use-text.js';
import { Dialog } from '../../../ui/dialog.js';

const keys: readonly (readonly [key: string, does: MessageId])[] = [
  ['Ctrl + K', 'finding.title'],
  ['?', 'finding.keys'],
  ['j', 'keys.next'],
  ['k', 'keys.previous'],
  ['x', 'keys.choose'],
  ['Enter', 'diary.view'],
  ['a', 'diary.approve'],
  ['r', 'diary.reject'],
  ['u', 'deciding.undo'],
  ['Esc', 'dialog.close'],
];

/** The keys of the desk; those with a letter work in an open booking. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('finding.keys')} width={440} onClose={onClose}>
      <Descriptions
        column={1}
        size="small"
        bordered
        items={keys.map(([key, does]) => ({ key, label: <kbd dir="ltr">{key}</kbd>, children: text(does) }))}
      />
      <p className="mt-3 text-soft text-sm">{text('finding.letters')}</p>
    </Dialog>
  );
}
