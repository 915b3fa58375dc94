import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ReleaseBookings } from './release-bookings.js';

@Module({ providers: [ReleaseBookings] })
export class ReleasingModule implements OnApplicationBootstrap {
  constructor(private readonly releases: ReleaseBookings) {}

  onApplicationBootstrap(): void {
    this.releases.start();
  }
}
