import { Module } from '@nestjs/common';
import { GetRecommendationsController } from './get-recommendations.controller.js';

/** Reads the views of all slices and writes nothing. */
@Module({ controllers: [GetRecommendationsController] })
export class RecommendationsModule {}
