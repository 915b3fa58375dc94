import { licenceStanding } from './licence-standing/licence-standing.view.js';

/** Inline: who handed in sees at once that it waits, and no administrator decides twice. */
export const licenceProjections = {
  inline: [licenceStanding],
  eventual: [],
};
