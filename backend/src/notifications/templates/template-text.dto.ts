import { applyDecorators } from '@nestjs/common';
import { textLimits } from '@rigbook/contracts/kernel';
import { IsInt, Min } from 'class-validator';
import { TakesText, Whole } from '../../platform/fields/index.js';

/** The placeholders that a text may use depend on its type; the decision checks them. */
export const Subject = () =>
  TakesText(textLimits.templateSubject, {
    description: 'One line, with placeholders in double braces.',
    example: 'Approved: {{vehicleName}}',
  });

export const Content = () =>
  TakesText(textLimits.templateContent, {
    description: 'Plain text with placeholders in double braces; empty lines separate paragraphs.',
    example: 'Hello {{responderName}},\n\nyour booking of {{vehicleName}} is approved.',
  });

/** The version that the sender has read. */
export const SeenVersion = () =>
  applyDecorators(
    Whole({
      minimum: 0,
      description: 'The version that you have read. A newer version is never overwritten.',
      example: 0,
    }),
    IsInt({ message: 'version must be a whole number.' }),
    Min(0, { message: 'version must be at least 0.' }),
  );
