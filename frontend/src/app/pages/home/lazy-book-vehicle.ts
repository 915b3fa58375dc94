import { lazyDialog } from '../../../ui/lazy/lazy-dialog.js';
import type { BookVehicleProps } from './book-vehicle.js';

export const LazyBookVehicle = lazyDialog<BookVehicleProps>(
  async () => (await import('./book-vehicle.js')).BookVehicle,
);
