/** Every query of the history begins with it. */
export const historyKey = ['history'];
