import { type ArgumentMetadata, type ValidationError, ValidationPipe } from '@nestjs/common';
import type { FieldError } from './problem.js';
import { Refusal } from '../decisions/refusal.js';
import { IS_FREE_TEXT } from '../fields/index.js';

/** Refuses bodies and queries that are not what the DTO says, unknown keys included; one message per field. */
export const createValidationPipe = (): ValidationPipe =>
  new StrictValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: toRefusal,
  });

/**
 * The library looks its rules up in a plain object and so takes `constructor` or `toString` for known fields; and it lets a
 * parameter pass whose type is no class, such as a union.
 */
class StrictValidationPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type !== 'body' && metadata.type !== 'query') return super.transform(value, metadata);
    if (value === null) throw new Refusal('MALFORMED_JSON'); // not the same as no body at all
    if (metadata.metatype === Object) throw new Error(`the type of this ${metadata.type} must be a class`);
    refuseUnknown([...inheritedKeys(value)]);
    return super.transform(value, metadata);
  }
}

/** @throws Refusal VALIDATION_FAILED if there are any */
export function refuseUnknown(fields: readonly string[]): void {
  if (fields.length === 0) return;
  throw new Refusal('VALIDATION_FAILED', {
    errors: fields.map((field) => ({ field, message: unknownField(field) })),
  });
}

/** Keys of the value, or of what it holds, that every object has anyway. The body's depth is bounded by then. */
function* inheritedKeys(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key in Object.prototype || key === 'prototype') yield key;
    yield* inheritedKeys(part);
  }
}

function toRefusal(failures: ValidationError[]): Refusal {
  const errors = failures.flatMap((failure) => fieldErrors(failure));
  const allFreeText = failures.every(concernsFreeTextOnly);
  return allFreeText ? new Refusal('INVALID_TEXT', { errors }) : new Refusal('VALIDATION_FAILED', { errors });
}

const concernsFreeTextOnly = ({ constraints = {}, children = [] }: ValidationError): boolean =>
  Object.keys(constraints).every((rule) => rule === IS_FREE_TEXT) && children.every(concernsFreeTextOnly);

function fieldErrors(failure: ValidationError, parent = ''): FieldError[] {
  const field = parent + failure.property;
  const [rule, message] = Object.entries(failure.constraints ?? {})[0] ?? [];
  const own =
    message === undefined ? [] : [{ field, message: rule === 'whitelistValidation' ? unknownField(field) : message }];
  return [...own, ...(failure.children ?? []).flatMap((child) => fieldErrors(child, `${field}.`))];
}

const unknownField = (field: string) => `${field} is not a known field.`;
