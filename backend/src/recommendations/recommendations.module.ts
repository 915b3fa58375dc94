import { Module } from '@nestjs/common';
import { GetRecommendationsController } from './get-recommendations.controller.js';

/** Reads what everybody's views say and writes nothing. */
@Module({ controllers: [GetRecommendationsController] })
export class RecommendationsModule {}
