import { countCharacters, isOneLine, textLimits, trimmedText } from '../../kernel/text.js';
import { isPlaceholder, templateKinds, type TemplateType } from './template.words.js';

export const templateFields = ['subject', 'content'] as const;
export type TemplateField = (typeof templateFields)[number];

/** A text with placeholders in double braces. */
export type TemplateText = Readonly<Record<TemplateField, string>>;

/** The problem of one field of a text. */
export type TemplateProblem =
  | { readonly problem: 'missing' | 'several-lines' | 'open-braces' }
  | { readonly problem: 'too-long'; readonly most: number }
  | { readonly problem: 'unknown-placeholder' | 'not-filled'; readonly names: readonly string[] };

/** A piece of a text: words, or a placeholder with the name in its braces. */
export type TemplatePiece = { readonly words: string } | { readonly braces: string; readonly name: string };

const pairOfBraces = /\{\{([^{}]*)\}\}/g;
const aroundName = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Splits a text at its placeholders; joined again, the pieces are the text. A name excludes surrounding white space. */
export function piecesOf(text: string): readonly TemplatePiece[] {
  const pieces: TemplatePiece[] = [];
  let end = 0;
  for (const { 0: braces, 1: inside = '', index } of text.matchAll(pairOfBraces)) {
    if (index > end) pieces.push({ words: text.slice(end, index) });
    pieces.push({ braces, name: inside.replaceAll(aroundName, '') });
    end = index + braces.length;
  }
  return end < text.length ? [...pieces, { words: text.slice(end) }] : pieces;
}

/** The names of placeholders, each once, in order. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set(piecesOf(text).flatMap((piece) => ('name' in piece ? [piece.name] : []))),
];

const limits: Readonly<Record<TemplateField, number>> = {
  subject: textLimits.templateSubject,
  content: textLimits.templateContent,
};

/** The first problem of a field of a text of that type, if any (docs/domain.md#messages). */
export function templateProblem(type: TemplateType, field: TemplateField, typed: string): TemplateProblem | undefined {
  const text = trimmedText(typed);
  if (text === '') return { problem: 'missing' };
  if (field === 'subject' && !isOneLine(text)) return { problem: 'several-lines' };
  if (countCharacters(text) > limits[field]) return { problem: 'too-long', most: limits[field] };
  const unfilled = placeholderProblem(type, placeholdersIn(text));
  return unfilled ?? (hasOpenBraces(text) ? { problem: 'open-braces' } : undefined);
}

/** Unmatched double braces: a placeholder was meant, and the reader would see the braces. */
const hasOpenBraces = (text: string): boolean =>
  piecesOf(text).some((piece) => 'words' in piece && /\{\{|\}\}/.test(piece.words));

function placeholderProblem(type: TemplateType, names: readonly string[]): TemplateProblem | undefined {
  const unknown = names.filter((name) => !isPlaceholder(name));
  if (unknown.length > 0) return { problem: 'unknown-placeholder', names: unknown };
  const filled: readonly string[] = templateKinds[type].placeholders;
  const empty = names.filter((name) => !filled.includes(name));
  return empty.length > 0 ? { problem: 'not-filled', names: empty } : undefined;
}

export const isSameText = (one: TemplateText, other: TemplateText): boolean =>
  templateFields.every((field) => one[field] === other[field]);

const fieldNames: Readonly<Record<TemplateField, string>> = { subject: 'Subject', content: 'Content' };

/** The problem as an English sentence. */
export function templateProblemInWords(field: TemplateField, problem: TemplateProblem): string {
  const name = fieldNames[field];
  switch (problem.problem) {
    case 'missing':
      return `${name} is required`;
    case 'several-lines':
      return `${name} must be one line of plain text`;
    case 'too-long':
      return `${name} must be at most ${problem.most} characters`;
    case 'open-braces':
      return `${name} has double braces that are not closed, such as {{reason}}`;
    case 'unknown-placeholder':
      return `${name} names placeholders that do not exist: ${inBraces(problem.names)}`;
    case 'not-filled':
      return `${name} names placeholders that this message cannot fill: ${inBraces(problem.names)}`;
  }
}

/** As written in a text, but on one line and with long names shortened. */
export const inBraces = (names: readonly string[]): string => names.map((name) => `{{${shortened(name)}}}`).join(', ');

const shortened = (name: string): string => {
  const shown = [...name.replaceAll(/[\p{C}\p{Z}]+/gu, ' ')];
  return shown.length > 40 ? `${shown.slice(0, 40).join('')}…` : shown.join('');
};
