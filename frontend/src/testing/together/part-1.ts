import { specsTogether } from '../specs-together.js';

specsTogether({ part: 0, of: 2 });
