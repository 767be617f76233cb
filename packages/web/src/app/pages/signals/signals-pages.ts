/* The pages of signals, as one file: whoever opens one goes on to another. */
export { SignalPage } from './signal-page.tsx';
export { SignalsPage } from './signals-page.tsx';
