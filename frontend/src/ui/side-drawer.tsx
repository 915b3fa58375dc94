import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { directionOf, useLanguage } from '../lib/i18n/language.js';
import { useText } from '../lib/i18n/use-text.js';
import { useFilled } from './use-filled.js';
import { useFocusBack } from './use-focus-back.js';

interface Props {
  readonly title: ReactNode;
  /** Buttons beside the title. */
  readonly extra?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Details next to the list they were opened from, at the end of the line in either direction. */
export function SideDrawer({ title, extra, onClose, children }: Props) {
  const text = useText();
  const isFilled = useFilled();
  useFocusBack();
  const atEnd = directionOf[useLanguage().language] === 'rtl' ? 'left' : 'right';
  return (
    <Drawer
      open
      placement={atEnd}
      size={560}
      title={title}
      extra={extra}
      closable={{ 'aria-label': text('dialog.close') }}
      onClose={onClose}
    >
      {isFilled && children}
    </Drawer>
  );
}
