import { ValidationPipe, type ValidationError } from '@nestjs/common';
import type { FieldError } from './problem.js';
import { Refusal } from '../decisions/refusal.js';
import { IS_FREE_TEXT } from './free-text.decorator.js';

/** Refuses bodies and queries that are not what the DTO says, unknown keys included; one message per field. */
export const createValidationPipe = () =>
  new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: toRefusal,
  });

function toRefusal(failures: ValidationError[]): Refusal {
  const errors = failures.flatMap((failure) => fieldErrors(failure));
  const allFreeText = failures.every((failure) =>
    Object.keys(failure.constraints ?? {}).every((rule) => rule === IS_FREE_TEXT),
  );
  return allFreeText ? new Refusal('INVALID_TEXT', { errors }) : new Refusal('VALIDATION_FAILED', { errors });
}

function fieldErrors(failure: ValidationError, parent = ''): FieldError[] {
  const field = parent + failure.property;
  const [rule, message] = Object.entries(failure.constraints ?? {})[0] ?? [];
  const own =
    message === undefined
      ? []
      : [{ field, message: rule === 'whitelistValidation' ? `${field} is not a known field.` : message }];
  return [...own, ...(failure.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}
