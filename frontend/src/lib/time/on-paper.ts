import { createContext } from 'react';

/** True while the screen is being printed: "today" means nothing on a sheet that is found later, nor does a day without its year. */
export const OnPaperContext = createContext(false);
