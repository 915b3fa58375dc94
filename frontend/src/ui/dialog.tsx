import type { ComponentProps } from 'react';
import { PlainDialog } from './plain-dialog.js';
import { AntdRoot } from './theme/antd-root.js';

export { Actions, DialogForm } from './plain-dialog.js';

/** A dialog with antd inside. */
export const Dialog = (props: ComponentProps<typeof PlainDialog>) => (
  <AntdRoot>
    <PlainDialog {...props} />
  </AntdRoot>
);
