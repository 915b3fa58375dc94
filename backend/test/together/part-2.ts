import { specsTogether } from '../support/specs-together.js';

specsTogether({ part: 1, of: 4 });
