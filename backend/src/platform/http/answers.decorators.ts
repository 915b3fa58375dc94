import { applyDecorators, Controller, HttpCode, type Type } from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { AdminOnly } from './access.decorators.js';

/** A controller: its address and its chapter in the API document. */
export const Routes = (path: string, chapter: string) => applyDecorators(Controller(path), ApiTags(chapter));

/** The same for administrators only. */
export const AdminRoutes = (path: string, chapter: string) => applyDecorators(Routes(path, chapter), AdminOnly());

type Shape = Type | [Type];

/** The route answers with 200, also to a POST. */
export const Answers = (type: Shape, description: string) =>
  applyDecorators(HttpCode(200), ApiOkResponse({ description, type }));

export const AnswersCreated = (type: Shape, description: string) =>
  applyDecorators(HttpCode(201), ApiCreatedResponse({ description, type }));

export const AnswersNothing = (description: string) =>
  applyDecorators(HttpCode(204), ApiNoContentResponse({ description }));
