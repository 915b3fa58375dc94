import { specsTogether } from '../specs-together.js';

specsTogether(import.meta.filename);
