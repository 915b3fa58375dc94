import { specsTogether } from '../support/specs-together.js';

specsTogether(import.meta.filename);
