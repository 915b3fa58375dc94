/** What slices use to decide a command and to refuse one. None of it knows a framework, so pure files may import it. */
export { assertNever } from './assert-never.js';
export { decide, type Decided, type Guards } from './decide.js';
export { Refusal } from './refusal.js';
export { keepAll, type Rule } from './rule.js';
