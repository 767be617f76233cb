import { TextLines } from '../../../ui/text/text-lines.tsx';

/** Shelves that are on their way. */
export const SideListsSkeleton = () => <TextLines widths={[40, 92, 70, 84, 52]} />;
