/** Decisions and refusals, for slices. Without a framework, so pure files may import it. */
export { assertNever } from './assert-never.js';
export { decide, type Decided, type Guards } from './decide.js';
export { Refusal } from './refusal.js';
export { keepAll, type Rule } from './rule.js';
