import { type ReactNode, useState } from 'react';
import { ToolsSlot } from '../../ui/page/tools-slot.context.ts';
import classes from './administration.module.css';

type Props = {
  title: string;
  count?: string | null;
  /** What chooses among the rows below. */
  tools?: ReactNode;
  /** What is done with all of them, such as taking them along. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What the pages of administrators share: their name, and how much there is. The shell leads to the others. */
export function AdminFrame({ title, count = null, tools, actions, children }: Props) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <div className={classes['frame']}>
      <div className={classes['head']}>
        <h1>{title}</h1>
        <p>{count}</p>
      </div>
      {tools ? (
        <div className={classes['tools']}>
          {tools}
          <div className={classes['actions']}>
            {actions}
            <div ref={setSlot} className={classes['slot']} />
          </div>
        </div>
      ) : null}
      <ToolsSlot value={slot}>{children}</ToolsSlot>
    </div>
  );
}
