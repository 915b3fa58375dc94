import { specsTogether } from '../support/specs-together.js';

specsTogether({ part: 0, of: 4 });
