import { specsTogether } from '../support/specs-together.js';

specsTogether({ part: 3, of: 4 });
