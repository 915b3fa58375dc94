import { specsTogether } from '../support/specs-together.js';

specsTogether({ part: 2, of: 4 });
