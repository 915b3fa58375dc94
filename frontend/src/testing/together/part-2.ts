import { specsTogether } from '../specs-together.js';

specsTogether({ part: 1, of: 2 });
