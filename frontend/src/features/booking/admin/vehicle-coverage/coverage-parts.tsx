import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import type * as Parts from './parts.js';
import type { CoverageProps } from './parts.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';

let parts: typeof Parts | undefined;
/** One file that follows the desk. */
const read = async () => (parts = await import('./parts.js'));

export const Coverage: ComponentType<CoverageProps> = lazyExtra(async () => (await read()).Coverage, ['coverage']);

/** Whether the page has read that approving it goes below a floor. */
export const isBelow = (queryClient: QueryClient, booking: Booking, together: readonly string[]): boolean =>
  (parts?.belowKnown(queryClient, booking.id, together).length ?? 0) > 0;

/** Asks for the reason of going below a floor, which few approvals need. */
export const askForReason = (...asked: Parameters<typeof Parts.ask>): void =>
  void read().then((known) => known.ask(...asked));
