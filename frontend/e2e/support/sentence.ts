/** The pattern of a sentence as people read it: each space may be one at which no line breaks. */
export const sentence = (pattern: string): RegExp => new RegExp(pattern.replaceAll(' ', String.raw`\s`));
