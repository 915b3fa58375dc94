import { Outlet } from 'react-router';
import { AntdRoot } from '../../ui/theme/antd-root.js';

/** Wraps the screens that use antd. */
export const AntdOutlet = () => (
  <AntdRoot>
    <Outlet />
  </AntdRoot>
);
