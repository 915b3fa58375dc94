import type { ComponentType, ReactNode } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { lazyScreen } from '../ui/lazy/lazy-screen.js';
import { BrokenPage } from './layout/broken-page.js';
import { Shell } from './layout/shell.js';
import { taskScreen } from './layout/bars/task-screen.js';
import { AdminSkeleton, DeskSkeleton } from './pages/desk-skeleton/desk-skeleton.js';
import { HomePage } from './pages/home/home.page.js';

const desk = () => import('./pages/desk-routes.js');

/** A screen whose antd loads at the same time. */
const antdScreen = (read: () => Promise<ComponentType>, skeleton?: ReactNode) =>
  lazyScreen(
    async () => {
      const [{ AntdRoot }, Screen] = await Promise.all([import('../ui/theme/antd-root.js'), read()]);
      return () => (
        <AntdRoot>
          <Screen />
        </AntdRoot>
      );
    },
    [],
    skeleton,
  );

const administration = lazyScreen(async () => (await desk()).AdminPage, [], <AdminSkeleton />);

/** Home comes with the first load, every other screen when it is opened. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <BrokenPage />,
    children: [
      { index: true, element: <HomePage /> },
      {
        path: 'agreement/:bookingId',
        Component: lazyScreen(async () => (await import('./pages/agreement.page.js')).AgreementPage),
      },
      {
        path: 'history/:bookingId',
        Component: antdScreen(async () => (await import('./pages/history.page.js')).HistoryPage),
      },
      {
        Component: antdScreen(async () => (await desk()).DeskPage, <DeskSkeleton />),
        children: [
          { path: 'admin', Component: administration },
          { path: 'audit', Component: lazyScreen(async () => (await desk()).AuditPage) },
          { path: 'users', Component: administration },
        ],
      },
      {
        path: 'decide',
        Component: antdScreen(async () => (await import('./pages/decide.page.js')).DecidePage),
      },
      {
        path: 'damage',
        Component: antdScreen(async () => (await import('./pages/damage.page.js')).OwnDamagePage),
      },
      {
        path: 'damage/:damageId',
        Component: antdScreen(async () => (await import('./pages/damage.page.js')).DamagePage),
      },
      {
        path: 's/:code',
        Component: lazyScreen(async () => (await import('./pages/sticker/sticker.page.js')).StickerPage),
      },
      {
        path: 'emergency',
        handle: taskScreen,
        Component: antdScreen(async () => (await import('./pages/emergency.page.js')).EmergencyPage),
      },
      {
        path: 'hand-over/:bookingId',
        handle: taskScreen,
        Component: antdScreen(async () => (await import('./pages/joint-handover.page.js')).HandOverPage),
      },
      {
        path: 'take-over',
        handle: taskScreen,
        Component: antdScreen(async () => (await import('./pages/joint-handover.page.js')).TakeOverPage),
      },
      {
        path: 'signature/:bookingId',
        handle: taskScreen,
        Component: antdScreen(async () => (await import('./pages/signature.page.js')).SignaturePage),
      },
      {
        path: 'checkin/:bookingId',
        handle: taskScreen,
        Component: antdScreen(async () => (await import('./pages/check-in.page.js')).CheckInPage),
      },
      {
        path: 'checkout/:bookingId',
        handle: taskScreen,
        Component: antdScreen(async () => (await import('./pages/check-out.page.js')).CheckOutPage),
      },
      {
        path: 'report/:bookingId',
        handle: taskScreen,
        Component: antdScreen(async () => (await import('./pages/report-damage.page.js')).ReportDamagePage),
      },
      {
        path: 'expenses/:bookingId',
        Component: lazyScreen(async () => (await import('./pages/expenses.page.js')).ExpensesPage),
      },
      { path: '*', Component: lazyScreen(async () => (await import('./pages/not-found.page.js')).NotFoundPage) },
    ],
  },
];

export const router = createBrowserRouter(routes);
