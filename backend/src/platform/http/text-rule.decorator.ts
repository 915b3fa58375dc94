import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isPlainText, trimmedText } from '@rigbook/contracts/kernel/text';
import { IS_FREE_TEXT } from './free-text.decorator.js';

/** What is wrong with a trimmed text, as a sentence for its field; undefined when it is right. */
export type TextProblem = (text: string) => string | undefined;

/**
 * Text that follows a rule of the contracts, and is refused with the rule's message; missing text counts as empty. It is
 * trimmed, and must not contain characters that cannot be stored (INVALID_TEXT).
 */
export const FollowsTextRule = (problem: TextProblem) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmedText(value) : value)),
    ValidateBy({
      name: IS_FREE_TEXT,
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || isPlainText(value),
        defaultMessage: (argument) => `${argument?.property ?? 'Text'} contains characters that cannot be stored.`,
      },
    }),
    ValidateBy({
      name: 'followsTextRule',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && problem(value) === undefined,
        defaultMessage: (argument) => messageFor(argument?.property ?? 'The field', argument?.value, problem),
      },
    }),
  );

function messageFor(property: string, value: unknown, problem: TextProblem): string {
  const asText = value === undefined || value === null ? '' : value;
  const message = typeof asText === 'string' ? problem(asText) : undefined;
  return message ?? `${property} must be text.`;
}
