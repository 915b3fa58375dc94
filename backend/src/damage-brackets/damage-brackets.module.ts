import { Module } from '@nestjs/common';
import { ContestDamageController, ContestDamageHandler } from './contest-damage/contest-damage.controller.js';
import { SettleDamageController, SettleDamageHandler } from './settle-damage/settle-damage.controller.js';
import { DamageMatters } from './views/damage-matters.js';
import { ReadBracketController } from './views/read-bracket.controller.js';
import { ReadPhotosOfDamageController } from './views/read-photos-of-damage.controller.js';

/** How damage came about: the looks around it, who had the vehicle in between, who contests it, and how it is settled. */
@Module({
  controllers: [ReadBracketController, ReadPhotosOfDamageController, ContestDamageController, SettleDamageController],
  providers: [DamageMatters, ContestDamageHandler, SettleDamageHandler],
})
export class DamageBracketsModule {}
