import type { ReactElement } from 'react';
import { OutboxKeeper } from '../app/layout/outbox-keeper.js';
import { renderScreen } from './render-screen.js';

/** A screen whose form is sent by the outbox, with the component that reports its outcome. */
export const renderFormScreen = (element: ReactElement) =>
  renderScreen(
    <>
      {element}
      <OutboxKeeper />
    </>,
  );
