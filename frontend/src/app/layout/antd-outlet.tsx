import { Outlet } from 'react-router';
import { AntdRoot } from '../../ui/theme/antd-root.js';

/** Around the screens that use antd. */
export const AntdOutlet = () => (
  <AntdRoot>
    <Outlet />
  </AntdRoot>
);
