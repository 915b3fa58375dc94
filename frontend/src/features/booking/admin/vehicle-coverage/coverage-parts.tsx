import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import type { CoverageProps } from './parts.js';
import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';

/** One file that follows the desk. */
const read = () => import('./parts.js');

export const Coverage: ComponentType<CoverageProps> = lazyExtra(async () => (await read()).Coverage, ['coverage']);

/** Asks for the reason of going below a floor, which few approvals need. */
export const askForReason = (queryClient: QueryClient, booking: Booking, notes: string, refused?: unknown): void =>
  void read().then((parts) => parts.ask(queryClient, booking, notes, refused));
