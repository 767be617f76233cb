import { createContext, useContext } from 'react';

/** How often a theme is spoken of: in all, or for each hour that was said. */
export type Measure = 'mentions' | 'hour';
export const measures = ['mentions', 'hour'] as const satisfies readonly Measure[];

const MeasureContext = createContext<Measure>('mentions');
export const MeasureProvider = MeasureContext.Provider;
export const useMeasure = (): Measure => useContext(MeasureContext);
